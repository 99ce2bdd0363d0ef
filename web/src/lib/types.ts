/** What the server says, as it says it. */

export type Param = number | string | Message | Message[];

/** A key with its parameters: what is to be said, in no language yet. */
export interface Message {
  key: string;
  params: Record<string, Param>;
}

export type WorkerName = 'scientist' | 'engineer' | 'administrator' | 'genius';
export type PathName = 'harmony' | 'dominance' | 'progress' | 'salvation';
export type BuildingType = 'power_plant' | 'factory' | 'life_support' | 'lab';
export type StockName =
  'titanium' | 'uranium' | 'gold' | 'neutronium' | 'water' | 'core' | 'vp' | 'paradox' | 'morale' | 'travel';
export type Amounts = Record<string, number>;

// --- the view of a seat ------------------------------------------------------------------------------

export interface WarpTile {
  seat: number;
  tile: string;
  slot: number | null;
}

export interface EraView {
  era: number;
  superproject: string | null;
  superproject_taken: boolean;
  /** Whose board it stands on. */
  superproject_by: number | null;
  warp: WarpTile[];
  symbols: string[];
  focus: number[];
}

export interface Guest {
  seat: number;
  worker: WorkerName;
}

export interface SpaceView {
  place: string;
  water: number;
  workers: WorkerName[];
  open: boolean;
  unavailable: boolean;
  capital_tile: string | null;
  guests: Guest[];
}

export interface OfferView {
  type: BuildingType;
  primary: number | null;
  secondary: number[];
  left: number;
  bottom: number[];
}

export interface SpotView {
  tile: string | null;
  continued: boolean;
  anomaly: boolean;
  used: boolean;
}

export interface BusyWorker {
  worker: WorkerName;
  place: string;
  fate: string;
}

export interface SeatView {
  seat: number;
  path: PathName | null;
  leader: string | null;
  evacuation: string | null;
  evacuation_vp: number;
  evacuated: number;
  stock: Record<StockName, number>;
  paradox_limit: number;
  supply_cost: number;
  active: Record<WorkerName, number>;
  tired: Record<WorkerName, number>;
  busy: BusyWorker[];
  suits: number;
  hexes: string[];
  covered_hexes: string[];
  spots: SpotView[];
  used: string[];
  warp_left: string[];
  breakthroughs: Amounts;
  focus: number;
  score: Amounts;
  secret: string[];
  hand: number[];
  hand_size: number;
  chosen: number[];
}

export interface View {
  edition: string;
  modules: string[];
  variants: string[];
  side: 'A' | 'B' | null;
  era: number;
  last_era: number;
  impact_after: number;
  impact: boolean;
  over: boolean;
  phase: string;
  /** Of the Action rounds; 0 before them. */
  round: number;
  asking: string | null;
  pending: { place: string | null; worker: WorkerName | null; about: string } | null;
  deciders: number[];
  first_player: number;
  next_first_player: number;
  passed: number[];
  timeline: EraView[];
  main_board: SpaceView[];
  recruit_pool: Record<WorkerName, number>;
  recruit_card: number | string | null;
  mine_pool: Amounts;
  offers: OfferView[];
  breakthroughs_left: Amounts;
  endgame: string[];
  /** What each seat has, by Endgame Condition. */
  standings: number[][];
  evacuations: number;
  seats: SeatView[];
}

// --- events and decisions ----------------------------------------------------------------------------

export interface GameEvent {
  kind: string;
  seat: number;
  place: string;
  what: string;
  amounts: Amounts;
  fate: string;
  message: Message;
}

export interface Option {
  text: string;
  place: string;
  worker: WorkerName | '';
  message?: Message;
  pays?: Amounts | null;
  gains?: Amounts | null;
}

export interface Decision {
  seat: number;
  prompt: string;
  message?: Message;
  options: Option[];
}

// --- tables ------------------------------------------------------------------------------------------

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'computer' | 'automaton';
  /** What the player wrote, or nothing; `label` is what to show. */
  name: string;
  label: Message;
  computer: string | null;
  registered: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  increment: number;
}

export interface Terms {
  edition?: string;
  paths?: string[] | null;
  side?: string;
  modules?: string[];
  variants?: string[];
  leaders?: string[] | string;
  evacuation?: string[] | string;
  first?: string | number;
  chance?: 'sample' | 'explicit';
  solo?: string | null;
  difficulty?: string[];
}

export interface TableInfo {
  id: string;
  status: 'open' | 'running' | 'over';
  title: string;
  listed: boolean;
  archived: boolean;
  source: string;
  terms: Required<Terms>;
  seed: string | null;
  seed_named: boolean;
  engine: string;
  clock: Clock;
  rematch: string | null;
  /** The seats that have to decide now. */
  asked: number[];
  created_at: number;
  seats: SeatInfo[];
}

/** Who I am at a table. */
export interface You {
  seat: number | null;
  host: boolean;
}

/** A table where I am someone, and whether it waits for me. */
export interface MyTable extends TableInfo {
  yours: number[];
  your_turn: boolean;
}

/** Messages for what a view names; of these, what the page uses. */
export interface PositionWords {
  phase: Message;
  /** What the question is about. */
  about: Message | null;
}

export interface Position {
  kind: 'position';
  version: number;
  view: View;
  words: PositionWords;
  events: GameEvent[];
  decisions: Decision[];
  can_undo: boolean;
  clocks: (number | null)[];
  winners: number[];
  table: TableInfo;
  you: You;
  /** When the game is over: the score sheet, line by line, "total" last. */
  scores: ScoreLine[] | null;
}

export interface ScoreLine {
  line: string;
  message: Message;
  points: number[];
}

export interface PastPosition {
  version: number;
  view: View;
  words: PositionWords;
  entry: LogEntry | null;
}

export interface LogEntry {
  version: number;
  kind: 'opening' | 'play' | 'undo' | 'notice';
  seat: number;
  at: number;
  move: string | null;
  events: GameEvent[];
}

export interface Log {
  version: number;
  entries: LogEntry[];
}

/** Points by Era and source, summed up to each Era; Era 0 is the set-up. */
export interface ChartData {
  lines: { line: string; message: Message }[];
  seats: { era: number; points: number[]; total: number }[][];
}

export interface Said {
  id: number;
  seat: number | null;
  name: string;
  label: Message;
  text: string;
  at: number;
}

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

export interface WhyNot {
  place: string;
  missing: { what: string; details: string[]; message: Message } | null;
}

export interface Preview {
  pays: Amounts;
  gains: Amounts;
  view: View | null;
  events: GameEvent[];
}

/** An option as a computer player sees it: the points it promises, and how far behind the best. */
export interface Hint {
  text: string;
  message?: Message;
  place: string;
  worker: WorkerName | '';
  value: number;
  behind: number;
}

// --- making tables -----------------------------------------------------------------------------------

export interface SeatWish {
  kind: 'me' | 'link' | 'open' | 'computer';
  name?: string;
  level?: string;
}

export interface NewTable {
  title?: string;
  listed?: boolean;
  seats: SeatWish[];
  terms?: Terms;
  seed?: number;
  clock?: Clock;
  start?: boolean;
}

export interface SeatLink {
  seat: number;
  token: string | null;
  link: string | null;
}

export interface MadeTable {
  table: TableInfo;
  host: string;
  watch: string;
  watch_link: string;
  seats: SeatLink[];
}

export interface Choices {
  editions: {
    name: string;
    leaders: Record<string, string[]>;
    leaders_with: Record<string, Record<string, string[]>>;
  }[];
  modules: string[];
  variants: string[];
  sides: string[];
  levels: string[];
  /** Pairs of modules that play badly together, and why. */
  advised_against: [string, string, string][];
  /** Rule-bound opponents for one player. */
  solo: string[];
  /** What each may be made harder with, and the modules it plays with; that without modules comes first. */
  difficulty: Record<string, string[]>;
  companies: Record<string, Company[]>;
}

/** Modules that a solo opponent plays with, and its difficulty options among them. */
export interface Company {
  modules: string[];
  difficulty: string[];
}
