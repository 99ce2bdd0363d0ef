/** The table as one thinks about it while playing: what is lit, what is chosen, what it would cost. */

import { untrack } from 'svelte';
import { carry } from '$lib/same';
import { toldTo } from '$lib/story';
import type {
  Amounts,
  Decision,
  GameEvent,
  Hint,
  LogEntry,
  Message,
  Option,
  Position,
  SeatView,
  View,
} from '$lib/types';
import { WORKERS } from '$pieces/icons';
import type { Port } from './contract';
import { diceAt, SHAPES } from './dice';
import { totalOf } from './people';
import type { Rows } from './rows';
import { warning } from './traps';

export interface Given {
  position: Position;
  rows: Rows;
  seat: number | null;
  names: string[];
  there: Record<number, boolean>;
  /** What has happened so far. */
  log: LogEntry[];
  port: Port;
  confirm: boolean;
  motion: boolean;
  /** An earlier moment is shown: nothing can be done here. */
  frozen: boolean;
  /** What is said above it, where it is not just an earlier moment. */
  heading: string;
  /** The place that somebody beside the table speaks of. */
  pointing: string;
}

export type Light = 'lit' | 'free' | '';

export interface Bubble {
  kind: 'tip' | 'why' | 'pick';
  anchor: HTMLElement;
  /** What the tip is about, as `data-tip` says it. */
  tip: string;
  place: string;
  why: Message | null;
  options: Option[];
}

export type Moment =
  | { kind: 'impact' }
  | { kind: 'dice'; rolls: { seat: number; face: string }[] }
  /** An Evacuation, a Superproject, the end: whose, by which sign, and what is said of it. */
  | { kind: 'feat'; seat: number; sign: string; message: Message };

const EMPTY: Amounts = {};
const UNPRICED = { version: -1, options: new Map<string, Option>() };
const LATE = 900; // milliseconds
/** Moves with a button of their own below the list. */
export const CONTROLS: ReadonlySet<string> = new Set(['pass', 'end turn']);

// The rooms of a view that are drawn a frame later than the rest where much has changed: when an Era begins.
const TIMELINE = ['era', 'impact', 'timeline', 'endgame', 'standings'] as const;
const OFFERS = ['offers', 'recruit_pool', 'recruit_card', 'mine_pool', 'mine_cubes', 'breakthroughs_left'] as const;
const LATER = [...TIMELINE, ...OFFERS];
/** So many changes are drawn in one frame, also on a slow machine; a turn brings about three, and an Era sixty. */
const A_FRAME = 8;

function pick<Key extends keyof View>(view: View, keys: readonly Key[]): Pick<View, Key> {
  return Object.fromEntries(keys.map((key) => [key, view[key]])) as Pick<View, Key>;
}

const frontOf = (view: View, seat: number | null): number =>
  seat ?? view.deciders.find((one) => one >= 0) ?? view.first_player;
/** The same thing, or a list of the same things. */
function same(before: unknown, now: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(now)) return before === now;
  return before.length === now.length && before.every((one, i) => one === now[i]);
}
const sameQuestion = (before: Decision | null, now: Decision | null): boolean =>
  before?.prompt === now?.prompt &&
  before?.options.length === now?.options.length &&
  !!before?.options.every((option, i) => option.text === now?.options[i]?.text);
const setOf = (tiles: string[]): string => [...tiles].sort().join(' ');

export class TableModel {
  readonly #given: () => Given;

  #worker = $state('');
  /** What is lit, and by whom, place by place: whoever asks about one place is woken when that one changes. */
  readonly #lights: Record<string, Light> = $state({});
  readonly #ghosts: Record<string, string> = $state({});
  #lit = new Map<string, { light: Light; ghost: string }>();
  /** Options under the pointer or the focus: their price hangs on the assets. */
  hovered = $state.raw<Option | null>(null);
  /** The option that waits for a confirmation. */
  armed = $state.raw<Option | null>(null);
  /** What the computer player would do, the best first. */
  hints = $state.raw<Hint[]>([]);
  readonly hinted: string = $derived(this.hints[0]?.text ?? '');
  thinking = $state(false);
  sending = $state(false);
  /** The move that is on its way for longer than a moment. */
  late = $state.raw<Option | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** The seat whose board is shown large. */
  enlarged = $state<number | null>(null);
  asksToPass = $state(false);
  said = $state('');
  /** What everyone should see happen now. */
  moment = $state.raw<Moment | null>(null);
  /** The list of keys is open. */
  showsKeys = $state(false);
  /** How the Research dice lie, and how often each was rolled here. */
  readonly dice = $derived.by(() => {
    const { position, log } = this.#given();
    return diceAt(position.version, log, position.events);
  });
  rolled = $state({ shape: 0, icon: 0 });

  /** The last move that was made here; the log tells it later, and also after the page was opened anew. */
  #sent = $state('');
  /** Nothing was left to this seat, so that it has passed without choosing to. */
  readonly passedByItself = $derived.by(() => {
    const { position, log, seat } = this.#given();
    if (seat === null || !position.view.passed.includes(seat)) return false;
    return (this.#sent || log.findLast((entry) => entry.seat === seat && entry.kind === 'play')?.move) !== 'pass';
  });

  /** What the options of one version pay and gain, by text. */
  #amounts = $state.raw<{ version: number; options: Map<string, Option> }>(UNPRICED);
  #amountsFor = -1;

  constructor(given: () => Given) {
    this.#given = given;
    this.#drawn = given().position.view;
    this.view = this.#drawn;
    this.#version = given().position.version;
    this.phase = given().position.words.phase;
    this.ask();
  }

  /** The Worker that is chosen to be placed. */
  get worker(): string {
    return this.#worker;
  }
  set worker(worker: string) {
    if (worker === this.#worker) return;
    this.#worker = worker;
    this.#relight();
  }

  /** The view that is drawn, part by part: whoever reads one part is not woken when another changes. */
  view: View = $state() as View;
  #drawn: View;
  #version: number;
  /** What is asked. It follows the position and is not derived from it: what happened is seen first, and the question,
   * its lights and its list a frame later. */
  decision: Decision | null = $state.raw(null);
  /** The seats that a question waits for, as far as everyone knows. */
  awaited: number[] = $state.raw([]);
  /** The phase in words, as it is drawn. */
  phase: Message = $state.raw() as Message;
  /** What the question is about, where that is not plain. */
  about: Message | null = $state.raw(null);
  /** What I have done cannot be taken back. */
  stands = $state(false);
  /** Whether the question on the table is still the one before: nothing can be done with it. */
  behind = $state(false);
  #asked = 0; // times; an answer that comes late asks this, not the position of a table long gone

  /** Draw of what is given now as much as a frame has time for: what happened, then the boards of the others. Whether
   * this frame is full; if not, there is time to ask as well. */
  draw(): boolean {
    const { view } = this.position;
    const decision = this.#question();
    return untrack(() => {
      this.behind = decision !== this.decision;
      this.phase = this.position.words.phase;
      const { seats } = this.#drawn;
      const front = frontOf(view, this.seat);
      const mine = view.seats.map((seat, i) => (i === front ? seat : (seats[i] ?? seat)));
      const others = pick(view, ['seats']);
      let changes = 0;
      for (const room of [
        { ...view, seats, ...pick(this.#drawn, LATER) },
        { seats: mine },
        pick(view, TIMELINE),
        pick(view, OFFERS),
        others,
      ]) {
        const differs = Object.entries(room).some(([key, now]) => !same(this.#drawn[key as keyof View], now));
        if (differs && changes > (room === others ? 0 : A_FRAME)) return true;
        changes += this.#carry({ ...this.#drawn, ...room });
      }
      return changes > A_FRAME;
    });
  }

  #carry(view: View): number {
    const changes = carry(this.view, this.#drawn, view);
    this.#drawn = view;
    return changes;
  }

  /** Ask what is asked now. What was chosen for the position before is forgotten. */
  ask(): void {
    const decision = this.#question();
    untrack(() => this.#carry(this.position.view));
    const { version, words } = this.position;
    this.hovered = null;
    // A line that comes back tells the same position again: what was chosen, and a hint on its way, are still for it.
    if (this.decision !== decision || this.#version !== version) {
      this.#asked += 1;
      this.armed = null;
      this.bubble = null;
      this.hints = [];
      this.asksToPass = false;
    }
    // Another seat that chooses at the same time takes nothing out of my hand.
    if (this.warpPick.length && !sameQuestion(this.decision, decision)) this.warpPick = [];
    if (this.#version !== version) {
      this.#version = version;
      this.#amounts = UNPRICED;
      this.#amountsFor = -1; // whoever comes back from a moment of the past asks anew
    }
    this.awaited = this.view.deciders.filter((seat) => seat >= 0 && seat !== this.seat);
    this.about = words.about;
    this.stands = !this.position.can_undo;
    if (this.decision !== decision) {
      this.decision = decision;
      this.#worker = '';
      this.#relight();
    }
    this.behind = false;
  }

  #question(): Decision | null {
    const { frozen, position } = this.#given();
    return frozen ? null : (position.decisions[0] ?? null);
  }

  // --- what is given --------------------------------------------------------------------------------------

  readonly position: Position = $derived.by(() => this.#given().position);
  readonly rows: Rows = $derived.by(() => this.#given().rows);
  readonly seat: number | null = $derived.by(() => this.#given().seat);
  readonly names: string[] = $derived.by(() => this.#given().names);
  readonly there: Record<number, boolean> = $derived.by(() => this.#given().there);
  readonly frozen: boolean = $derived.by(() => this.#given().frozen);
  readonly motion: boolean = $derived.by(() => this.#given().motion);
  readonly heading: string = $derived.by(() => this.#given().heading);
  get port(): Port {
    return this.#given().port;
  }
  get confirms(): boolean {
    return this.#given().confirm;
  }

  // --- who sits where -------------------------------------------------------------------------------------

  /** The seat whose board lies in front: mine, or for those who watch the one that acts. */
  readonly front: number = $derived(frontOf(this.view, this.seat));
  readonly me: SeatView | undefined = $derived(this.view.seats[this.front]);
  readonly others: SeatView[] = $derived(this.inOrder(this.front).filter((seat) => seat.seat !== this.front));
  readonly mine: boolean = $derived(this.seat !== null);

  /** Seats in turn order, from the one after a given seat; the given one comes last. */
  inOrder(after: number): SeatView[] {
    const seats = this.view.seats;
    return seats.map((_, i) => seats[(after + 1 + i) % seats.length] as SeatView);
  }

  pathOf(seat: number): string | null {
    return this.view.seats[seat]?.path ?? null;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  // --- what is asked --------------------------------------------------------------------------------------

  readonly deciding: boolean = $derived(this.decision !== null);
  readonly options: Option[] = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const told = this.#amounts.options;
    if (told.size === 0) return options;
    return options.map((option) => {
      const more = told.get(option.text);
      return more ? { ...option, pays: more.pays ?? EMPTY, gains: more.gains ?? EMPTY } : option;
    });
  });
  readonly prompt: string = $derived(this.decision?.prompt ?? '');
  /** Types of Worker that some option would place. */
  readonly workers: string[] = $derived(
    WORKERS.filter((worker) => this.options.some((option) => option.worker === worker)),
  );
  /** Those options that fit the chosen Worker. */
  readonly fitting: Option[] = $derived(
    this.options.filter((option) => !this.worker || !option.worker || option.worker === this.worker),
  );
  readonly byPlace: Map<string, Option[]> = $derived.by(() => {
    const places = new Map<string, Option[]>();
    for (const option of this.fitting) {
      if (!option.place) continue;
      const there = places.get(option.place);
      if (there) there.push(option);
      else places.set(option.place, [option]);
    }
    return places;
  });

  /** A Free Action is also possible now; it is not the move that is asked for. */
  isFree(option: Option): boolean {
    return this.prompt === 'take-turn' && !option.worker && option.place.startsWith('seat/');
  }

  /** The place to look at: of a hint, or of the guide. */
  readonly pointed: string = $derived.by(
    () => this.options.find((option) => option.text === this.hinted)?.place || this.#given().pointing,
  );

  light(place: string): Light {
    return this.#lights[place] ?? '';
  }

  /** The Worker whose ghost a lit place shows. */
  ghost(place: string): string {
    return this.#ghosts[place] ?? 'worker';
  }

  #relight(): void {
    untrack(() => {
      const lit = new Map<string, { light: Light; ghost: string }>();
      for (const [place, there] of this.byPlace) {
        const ghost = there[0]?.worker ?? '';
        const same = there.every((option) => option.worker === ghost);
        lit.set(place, {
          light: there.every((option) => this.isFree(option)) ? 'free' : 'lit',
          ghost: same ? ghost : 'worker',
        });
      }
      for (const [place, { light, ghost }] of lit) {
        const was = this.#lit.get(place);
        if (was?.light !== light) this.#lights[place] = light;
        if (was?.ghost !== ghost) this.#ghosts[place] = ghost;
      }
      for (const place of this.#lit.keys()) {
        if (lit.has(place)) continue;
        this.#lights[place] = '';
        this.#ghosts[place] = '';
      }
      this.#lit = lit;
    });
  }

  /** How many lit places begin so: for the tabs of a phone. */
  litWithin(...starts: string[]): number {
    let n = 0;
    for (const place of this.byPlace.keys()) if (starts.some((start) => place.startsWith(start))) n += 1;
    return n;
  }

  // --- prices ---------------------------------------------------------------------------------------------

  /** What the option in hand changes, as tags on my assets. */
  readonly tags: Amounts = $derived.by(() => {
    const option = this.armed ?? this.hovered;
    const tags: Amounts = {};
    if (!option) return tags;
    for (const [what, n] of Object.entries(option.pays ?? EMPTY)) tags[what] = (tags[what] ?? 0) - n;
    for (const [what, n] of Object.entries(option.gains ?? EMPTY)) tags[what] = (tags[what] ?? 0) + n;
    return tags;
  });

  /** Ask for the amounts of the options, once a version. */
  async price(): Promise<void> {
    const version = this.position.version;
    const decision = this.decision;
    if (!decision || decision.options.length === 0 || this.#amountsFor === version) return;
    this.#amountsFor = version;
    if (decision.options.some((option) => option.pays)) return;
    try {
      const told = await this.port.amounts();
      if (this.#version !== version) return; // an answer about options that are gone
      this.#amounts = {
        version,
        options: new Map(told.flatMap((one) => one.options.map((option) => [option.text, option]))),
      };
    } catch {
      this.#amountsFor = -1; // without prices the options still stand; the next look asks again
    }
  }

  // --- Warp: up to two tiles at once, in secret ------------------------------------------------------------

  warpPick = $state.raw<string[]>([]);
  readonly warping: boolean = $derived(this.prompt === 'choose-warp');
  readonly #warpSets: Map<string, Option> = $derived.by(() => {
    const sets = new Map<string, Option>();
    if (this.warping) for (const option of this.options) sets.set(setOf(option.text.split(' ').slice(1)), option);
    return sets;
  });
  /** The option that the picked tiles make; none picked is the option to warp nothing. */
  readonly warpOption: Option | undefined = $derived(
    this.warpPick.length ? this.#warpSets.get(setOf(this.warpPick)) : this.#warpSets.get('nothing'),
  );

  canWarp(tile: string): boolean {
    return (
      this.warpPick.includes(tile) || this.#warpSets.has(setOf([...this.warpPick, tile])) || this.#warpSets.has(tile)
    );
  }

  /** Pick a tile or leave it; where the set is full, it takes the place of the first. */
  toggleWarp(tile: string): void {
    if (this.warpPick.includes(tile)) this.warpPick = this.warpPick.filter((one) => one !== tile);
    else {
      const both = [...this.warpPick, tile];
      const fitting = [both, both.slice(-2), [tile]].find((set) => this.#warpSets.has(setOf(set)));
      if (fitting) this.warpPick = fitting;
    }
    this.hovered = this.warpOption ?? null;
  }

  // --- what happened --------------------------------------------------------------------------------------

  /** Dice: what the events of a new position let one see. */
  witness(events: GameEvent[]): void {
    const rolls: { seat: number; face: string }[] = [];
    for (const event of events) {
      if (event.kind === 'roll') {
        this.rolled[SHAPES.includes(event.what) ? 'shape' : 'icon'] += 1;
      } else if (event.kind === 'paradox-roll') {
        rolls.push({ seat: event.seat, face: String(Object.values(event.amounts).reduce((sum, n) => sum + n, 0)) });
      }
    }
    if (this.moment?.kind === 'impact') return;
    const feat = this.#featOf(events);
    if (feat) this.#show(feat, 2800);
    else if (rolls.length) this.#show({ kind: 'dice', rolls }, 2200);
  }

  /** Who has won, and with how much. */
  get outcome(): Message | null {
    const { winners } = this.position;
    const best = this.view.seats[winners[0] ?? -1];
    if (!best) return null;
    const who = winners.map((seat) => this.nameOf(seat)).join(', ');
    return { key: winners.length > 1 ? 'ui-share' : 'ui-wins', params: { who, n: totalOf(best, true) } };
  }

  /** What deserves a word of its own before everybody; the end before all. */
  #featOf(events: GameEvent[]): Moment | null {
    const [winner] = this.position.winners;
    const message = this.outcome;
    if (winner !== undefined && message && events.some((event) => event.kind === 'game-over'))
      return { kind: 'feat', seat: winner, sign: 'first', message };
    const feat = events.findLast(
      ({ kind, what }) => kind === 'evacuate' || (kind === 'build' && this.rows.tile(what)?.type === 'superproject'),
    );
    if (!feat) return null;
    const sign = feat.kind === 'evacuate' ? 'evacuation' : 'superproject';
    return { kind: 'feat', seat: feat.seat, sign, message: toldTo(this.seat, feat.seat, feat.message) };
  }

  /** The Impact comes: as long as it falls, what is on the table is the past. */
  strike(): void {
    this.behind = true;
    this.#show({ kind: 'impact' }, 3400);
  }

  #show(moment: Moment, ms: number): void {
    this.moment = moment;
    setTimeout(() => {
      if (this.moment === moment) this.moment = null;
    }, ms);
  }

  // --- acting ---------------------------------------------------------------------------------------------

  chooseWorker(worker: string): void {
    this.worker = this.worker === worker ? '' : worker;
    this.bubble = null;
    this.armed = null;
  }

  /** A click on a place: the one move there, a small picker among several, or why it is dark. */
  async touch(place: string, anchor: HTMLElement, tip: string): Promise<void> {
    if (this.behind) return;
    const options = this.byPlace.get(place) ?? [];
    if (options.length === 1 && options[0]) {
      this.take(options[0]);
    } else if (options.length > 1) {
      this.bubble = { kind: 'pick', anchor, tip, place, why: null, options };
    } else {
      await this.#explain(place, anchor, tip);
    }
  }

  async #explain(place: string, anchor: HTMLElement, tip: string): Promise<void> {
    const open: Bubble = { kind: 'why', anchor, tip, place, why: null, options: [] };
    this.bubble = open;
    if (this.frozen || this.seat === null || this.view.over) return;
    try {
      const why = await this.port.whyNot(place);
      if (this.bubble === open) this.bubble = { ...open, why };
    } catch {
      // The tip alone stays: a place that the server does not know has no reason to give.
    }
  }

  /** Take an option: at once, or after a confirmation where one is wished. */
  take(option: Option): void {
    if (this.behind) return;
    if (option.text === 'pass' && !this.asksToPass && this.wasted) {
      this.asksToPass = true;
      return;
    }
    const asks = (this.confirms && option.text !== 'end turn') || warning(this, option) !== '';
    if (asks && this.armed?.text !== option.text) {
      this.armed = option;
      this.bubble = null;
      return;
    }
    void this.send(option.text);
  }

  async send(text: string): Promise<void> {
    if (this.sending || this.frozen || this.behind) return;
    this.sending = true;
    this.#sent = text;
    this.bubble = null;
    const wait = setTimeout(() => (this.late = this.options.find((option) => option.text === text) ?? null), LATE);
    try {
      await this.port.move(text);
    } finally {
      clearTimeout(wait);
      this.late = null;
      this.sending = false;
      this.armed = null;
      this.asksToPass = false;
    }
  }

  async undo(): Promise<void> {
    if (this.sending || !this.position.can_undo) return;
    this.sending = true;
    this.#sent = '';
    try {
      await this.port.undo();
    } finally {
      this.sending = false;
    }
  }

  async hint(): Promise<void> {
    if (!this.port.hint || this.thinking || !this.decision || this.behind) return;
    const asked = this.#asked;
    this.thinking = true;
    this.hints = [];
    try {
      const hints = await this.port.hint();
      if (this.#asked === asked) this.hints = hints;
    } finally {
      this.thinking = false;
    }
  }

  // --- passing --------------------------------------------------------------------------------------------

  readonly passOption: Option | undefined = $derived(this.options.find((option) => option.text === 'pass'));
  readonly endOption: Option | undefined = $derived(this.options.find((option) => option.text === 'end turn'));
  /** What passing now would leave undone: Workers who could still go somewhere, Free Actions. */
  readonly wasted: { workers: number; free: number } | null = $derived.by(() => {
    if (!this.passOption) return null;
    const places = this.options.filter((option) => option.worker);
    const free = new Set(this.options.filter((option) => this.isFree(option)).map((option) => option.place)).size;
    const active = Object.values(this.me?.active ?? EMPTY).reduce((sum, n) => sum + n, 0);
    const workers = places.length ? active : 0;
    return workers || free ? { workers, free } : null;
  });
}
