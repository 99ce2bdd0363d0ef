/** What the server says, as its schema tells it; a few words of it narrowed to those that the page can draw. */

import type { components } from './schema';

type Told = components['schemas'];
/** A shape with some of its fields told more narrowly. */
type But<Shape, Narrowed> = Omit<Shape, keyof Narrowed> & Narrowed;

/** A key with its parameters: what is to be said, in no language yet. */
export type Message = Told['Message'];
export type Param = Message['params'][string];

export type WorkerName = 'scientist' | 'engineer' | 'administrator' | 'genius' | 'operator';
export type PathName = 'harmony' | 'dominance' | 'progress' | 'salvation' | 'unity';
export type BuildingType = 'power_plant' | 'factory' | 'life_support' | 'lab';
export type StockName =
  'titanium' | 'uranium' | 'gold' | 'neutronium' | 'water' | 'core' | 'flux' | 'vp' | 'paradox' | 'morale' | 'travel';
export type Amounts = Record<string, number>;

// --- the view of a seat ------------------------------------------------------------------------------

export type EraView = Told['EraView'];
export type WarpTile = Told['WarpTileView'];
export type SpaceView = Told['SpaceView'];
export type Guest = Told['GuestView'];
export type OfferView = But<Told['OfferView'], { type: BuildingType }>;
export type SpotView = Told['SpotView'];
export type BusyWorker = Told['BusyView'];
export type SeatView = But<
  Told['SeatView'],
  {
    path: PathName | null;
    stock: Record<StockName, number>;
    active: Record<WorkerName, number>;
    tired: Record<WorkerName, number>;
  }
>;
export type View = But<
  Told['View'],
  { offers: OfferView[]; recruit_pool: Record<WorkerName, number>; seats: SeatView[] }
>;
/** What a module or a solo opponent adds, by its name. */
export type TableParts = Told['TableParts'];
export type SeatParts = Told['SeatParts'];

// --- events and decisions ----------------------------------------------------------------------------

export type GameEvent = Told['Event'];
export type Option = Told['Option'];
export type Decision = Told['Decision'];

// --- tables ------------------------------------------------------------------------------------------

export type SeatInfo = Told['SeatInfo'];
export type Clock = Required<Told['Clock']>;
export type Terms = Told['Terms'];
export type TableInfo = But<Told['TableInfo'], { terms: Required<Terms>; clock: Clock }>;
/** Who I am at a table. */
export type You = Told['You'];
/** A table where I am someone, and whether it waits for me. */
export type MyTable = But<Told['MyTable'], { terms: Required<Terms>; clock: Clock }>;
export type PositionWords = Told['PositionWords'];
export type Position = But<Told['Position'], { view: View; table: TableInfo }>;
export type ScoreLine = Told['ScoreLine'];
export type PastPosition = But<Told['PastPosition'], { view: View }>;
export type LogEntry = Told['LogEntry'];
export type Log = Told['Log'];
/** Points by Era and source, summed up to each Era; Era 0 is the set-up. */
export type ChartData = Told['Chart'];
/** How far the analysis of a finished game is, and what it says. */
export type Analysis = Told['Analysis'];
export type AnalysisResult = Told['AnalysisResult'];
/** Where a line of moves from a position of a finished game leads. */
export type Variation = But<Told['Variation'], { view: View }>;
/** The puzzle of a day, what an answer was worth, and one's own last days. */
export type Puzzle = But<Told['Puzzle'], { position: But<Told['PuzzlePosition'], { view: View }> | null }>;
export type PuzzleVerdict = Told['Verdict'];
export type PuzzleDay = Pick<Told['PuzzleTry'], 'day' | 'text' | 'solved'>;
export type Answered = Told['Answered'];
export type Said = Told['Said'];

export interface Presence {
  /** The seats whose players are connected. */
  seats: number[];
  watching: number;
}

export type SocketMessage =
  | Position
  | { kind: 'table'; table: TableInfo; you: You }
  | { kind: 'chat'; chat: Said }
  | ({ kind: 'presence' } & Presence);

export type WhyNot = Told['WhyNot'];
export type Takeback = Told['Takeback'];
export type OwnVacation = Told['OwnVacation'];
export type Preview = But<Told['Preview-Output'], { view: View | null }>;
/** An option as a computer player sees it: the points it promises, and how far behind the best. */
export type Hint = Told['Candidate'];

// --- making tables -----------------------------------------------------------------------------------

export type SeatWish = Told['SeatWish'];
export type NewTable = Told['NewTable-Input'];
export type SeatLink = Told['SeatLink'];
export type MadeTable = But<Told['NewTable-Output'], { table: TableInfo }>;
/** What goes with an edition. */
export type EditionChoices = Told['Edition'];
export type Choices = Told['Choices'];
export type Health = Told['Health'];
export type Reach = Told['Reach'];
/** Modules that a solo opponent plays with, and its difficulty options among them. */
export type Company = Told['Company'];

// --- being told ----------------------------------------------------------------------------------------

export type Wishes = Told['Wishes-Input'];
export type Notify = Told['Notify'];
export type Channel = Told['Channel'];
export type TellMe = Told['TellMe-Output'];

// --- how people have done --------------------------------------------------------------------------------

export type Pool = Told['Pool'];
export type RatingInfo = Told['RatingInfo'];
export type Ratings = Told['Ratings'];
/** What tiles, leaders, Paths and openings did, in whose games. */
export type Statistics = Told['Statistics'];
export type PlayedThing = Told['PlayedThing'];
export type Whose = 'people' | 'computers' | 'mine';
export type Profile = Told['Profile'];
export type SeatRatings = Told['SeatRatings'];
export type Friends = Told['Friends'];
export type Invitation = But<Told['Invitation'], { table: TableInfo }>;
export type Session = Told['Session'];
export type Visitor = Told['Visitor'];
export type OpenReport = Told['OpenReport'];
export type AuditLine = Told['AuditLine'];
export type Standing = Told['Standing'];
export type Passkey = Told['Passkey'];

// --- leagues ---------------------------------------------------------------------------------------------

export type NewLeague = Told['NewLeague'];
export type LeagueInfo = But<Told['LeagueInfo'], { terms: Required<Terms>; clock: Clock }>;
export type League = But<Told['League'], { terms: Required<Terms>; clock: Clock }>;
export type LeagueMatch = Told['LeagueMatch'];
