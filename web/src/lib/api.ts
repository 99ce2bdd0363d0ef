/** The server's routes, typed. A refusal is thrown as a Problem; a dead line as Unreachable. */

import type { CreationOptions, RequestOptions } from './passkeys';
import type {
  Analysis,
  Answered,
  AuditLine,
  ChartData,
  Choices,
  Reach,
  Decision,
  Friends,
  Health,
  Hint,
  Invitation,
  League,
  LeagueInfo,
  Log,
  MadeTable,
  Message,
  MyTable,
  NewLeague,
  NewTable,
  Notify,
  OpenReport,
  Passkey,
  PastPosition,
  Pool,
  Position,
  Preview,
  Profile,
  Puzzle,
  Ratings,
  Statistics,
  Whose,
  Said,
  SeatLink,
  SeatRatings,
  Session,
  SeatWish,
  Standing,
  TableInfo,
  TellMe,
  Variation,
  Terms,
  Visitor,
  OwnVacation,
  Takeback,
  WhyNot,
  Wishes,
} from './types';

export interface OrderWish {
  name: string;
  action: 'mute' | 'unmute' | 'ban' | 'unban';
  days: number;
  why: string;
}

/** That whoever asks is the owner of the account, and has not only found it open. */
export type Proof = { password: string } | { passkey: Record<string, string> };
interface Passkeys {
  passkeys: Passkey[];
}

interface ProblemBody {
  title?: string;
  detail?: string;
  version?: number | null;
  message?: Message;
}

/** A refusal, as problem details (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly version: number | null;
  /** The same for people. */
  readonly said: Message | null;
  readonly retryAfter: number;

  constructor(status: number, body: ProblemBody = {}, retryAfter = 0) {
    super(body.detail ?? '');
    this.name = 'Problem';
    this.status = status;
    this.title = body.title ?? '';
    this.version = body.version ?? null;
    this.said = body.message ?? null;
    this.retryAfter = retryAfter;
  }
}

/** No answer: the network or the server is away. Nobody knows whether the request arrived. */
export class Unreachable extends Error {
  constructor() {
    super('the server cannot be reached');
    this.name = 'Unreachable';
  }
}

const PATIENCE = 15_000; // ms until an answer counts as lost
const THINKING = 60_000; // the same where a computer player thinks first; a busy server has to start it

export interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | null | undefined;
  query?: Record<string, string | number | boolean | null | undefined>;
  patience?: number;
}

/** Which tables somebody looks for; null where they do not mind. */
export type Finding = {
  status: 'open' | 'running';
  words: string | null;
  players: number | null;
  clock: string | null;
  friends: boolean | null;
};

async function send(path: string, asking: Asking): Promise<Response> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asking.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (asking.token) headers['Authorization'] = `Bearer ${asking.token}`;
  const signal = AbortSignal.timeout(asking.patience ?? PATIENCE);
  const init: RequestInit = { method: asking.method ?? 'GET', headers, signal };
  if (asking.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(asking.body);
  }
  let answer: Response;
  try {
    answer = await fetch(query.size ? `${path}?${query}` : path, init);
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<Error> {
  const retry = Number(answer.headers.get('Retry-After') ?? 0);
  try {
    return new Problem(answer.status, (await answer.json()) as ProblemBody, retry);
  } catch {
    // A proxy's own page of 502 or 504 is no word of the server.
    return answer.status >= 500 ? new Unreachable() : new Problem(answer.status, {}, retry);
  }
}

async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const answer = await send(path, asking);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Everything that has no table in its address. */
/** An edition with its modules, as an address says it. */
const asked = (pool: Pool): URLSearchParams =>
  new URLSearchParams([['edition', pool.edition], ...pool.modules.map((one) => ['modules', one])]);

export const api = {
  choices: () => ask<Choices>('/api/choices'),
  health: () => ask<Health>('/health'),
  reach: () => ask<Reach>('/api/reach'),
  /** Of an edition with all its modules. */
  codex: <Codex>(edition = 'essential') => ask<Codex>(`/api/codex?${new URLSearchParams({ edition, whole: 'true' })}`),
  codexOf: <Codex>(rules: URLSearchParams) => ask<Codex>(`/api/codex?${rules}`),
  create: (wish: NewTable) => ask<MadeTable>('/api/tables', { method: 'POST', body: wish }),
  fromRecord: (record: string, mode: 'look' | 'continue', seats: SeatWish[] = []) =>
    ask<MadeTable>('/api/records', { method: 'POST', body: { record, mode, seats } }),
  findTables: async (wanted: Finding) => (await ask<{ tables: TableInfo[] }>('/api/tables', { query: wanted })).tables,
  friends: () => ask<Friends>('/api/me/friends'),
  tie: (name: string, kind: 'friend' | 'blocked' | null) =>
    ask<Friends>('/api/me/friends', { method: 'PUT', body: { name, kind } }),
  report: (name: string, text: string) => ask<void>('/api/people/report', { method: 'POST', body: { name, text } }),
  invitations: async () => (await ask<{ invitations: Invitation[] }>('/api/me/invitations')).invitations,
  decline: async (table: string) =>
    (await ask<{ invitations: Invitation[] }>(`/api/me/invitations/${table}/decline`, { method: 'POST', body: {} }))
      .invitations,
  myTables: async () => (await ask<{ tables: MyTable[] }>('/api/me/tables')).tables,
  guestTables: async (tokens: string[]) =>
    (await ask<{ tables: MyTable[] }>('/api/mine', { method: 'POST', body: { tokens } })).tables,
  me: () => ask<Visitor>('/api/me'),
  reports: async () => (await ask<{ reports: OpenReport[] }>('/api/operator/reports')).reports,
  closeReport: async (id: number, why: string) =>
    (await ask<{ reports: OpenReport[] }>(`/api/operator/reports/${id}/close`, { method: 'POST', body: { why } }))
      .reports,
  standing: (name: string) => ask<Standing>('/api/operator/people', { query: { name } }),
  keepOrder: (wish: OrderWish) => ask<Standing>('/api/operator/people', { method: 'POST', body: wish }),
  audit: async () => (await ask<{ lines: AuditLine[] }>('/api/operator/audit')).lines,
  register: (name: string, password: string) =>
    ask<{ name: string }>('/api/me/register', { method: 'POST', body: { name, password } }),
  logIn: (name: string, password: string) =>
    ask<{ name: string }>('/api/me/login', { method: 'POST', body: { name, password } }),
  mailLink: (address: string) => ask<void>('/api/me/mail-link', { method: 'POST', body: { address } }),
  signIn: (token: string, password: string | null) =>
    ask<{ name: string }>('/api/me/sign-in', { method: 'POST', body: { token, password } }),
  logOut: () => ask<void>('/api/me/logout', { method: 'POST', body: {} }),
  changePassword: (proof: Proof, fresh: string) =>
    ask<{ name: string }>('/api/me/password', { method: 'POST', body: { ...proof, new: fresh } }),
  deleteAccount: (proof: Proof) => ask<void>('/api/me/delete', { method: 'POST', body: proof }),
  vacation: () => ask<OwnVacation>('/api/me/vacation'),
  takeVacation: (days: number) => ask<OwnVacation>('/api/me/vacation', { method: 'PUT', body: { days } }),
  tell: () => ask<Notify>('/api/me/notify'),
  setTell: (wishes: Wishes) => ask<Notify>('/api/me/notify', { method: 'PUT', body: wishes }),
  addChannel: (kind: 'mail' | 'webhook' | 'push', wish: object, proof: Proof) =>
    ask<Notify>(`/api/me/notify/${kind}`, { method: 'POST', body: { ...wish, ...proof } }),
  tryChannel: (id: string) => ask<void>(`/api/me/notify/channels/${id}/test`, { method: 'POST', body: {} }),
  removeChannel: (id: string, proof: Proof | null) =>
    ask<Notify>(`/api/me/notify/channels/${id}/remove`, { method: 'POST', body: { proof } }),
  confirm: (id: string, token: string) => ask<void>(`/api/notify/${id}/confirm`, { method: 'POST', body: { token } }),
  unsubscribe: (id: string, token: string) =>
    ask<void>(`/api/notify/${id}/end/${encodeURIComponent(token)}`, { method: 'POST', body: {} }),
  tells: (table: string) => ask<TellMe>(`/api/tables/${table}/notify`),
  setTells: (table: string, tell: boolean) =>
    ask<TellMe>(`/api/tables/${table}/notify`, { method: 'PUT', body: { tell } }),
  sessions: async () => (await ask<{ sessions: Session[] }>('/api/me/sessions')).sessions,
  endSession: async (id: string) =>
    (await ask<{ sessions: Session[] }>(`/api/me/sessions/${id}/end`, { method: 'POST', body: {} })).sessions,
  passkeys: async () => (await ask<Passkeys>('/api/me/passkeys')).passkeys,
  newPasskey: async (proof: Proof) =>
    (await ask<{ options: CreationOptions }>('/api/me/passkeys/new', { method: 'POST', body: proof })).options,
  addPasskey: async (name: string, made: Record<string, string>) =>
    (await ask<Passkeys>('/api/me/passkeys', { method: 'POST', body: { name, ...made } })).passkeys,
  renamePasskey: async (id: string, name: string) =>
    (await ask<Passkeys>(`/api/me/passkeys/${id}`, { method: 'PUT', body: { name } })).passkeys,
  removePasskey: async (id: string, proof: Proof) =>
    (await ask<Passkeys>(`/api/me/passkeys/${id}/remove`, { method: 'POST', body: proof })).passkeys,
  askProof: async () =>
    (await ask<{ options: RequestOptions }>('/api/me/passkeys/prove', { method: 'POST', body: {} })).options,
  askPasskey: async () =>
    (await ask<{ options: RequestOptions }>('/api/me/passkeys/challenge', { method: 'POST', body: {} })).options,
  usePasskey: (proof: Record<string, string>) =>
    ask<{ name: string }>('/api/me/passkeys/sign-in', { method: 'POST', body: proof }),
  puzzle: (day: number | null) => ask<Puzzle>('/api/puzzle', { query: { day } }),
  answerPuzzle: (day: number, text: string) =>
    ask<Answered>('/api/puzzle/answer', { method: 'POST', body: { day, text } }),
  ratings: (pool: Pool) => ask<Ratings>(`/api/ratings?${asked(pool)}`),
  statistics: (whose: Whose, pool: Pool) => ask<Statistics>(`/api/statistics?whose=${whose}&${asked(pool)}`),
  profile: (name: string) => ask<Profile>('/api/people', { query: { name } }),
  leagues: async () => (await ask<{ leagues: LeagueInfo[] }>('/api/leagues')).leagues,
  league: (id: string) => ask<League>(`/api/leagues/${id}`),
  makeLeague: async (wish: NewLeague) => (await ask<{ id: string }>('/api/leagues', { method: 'POST', body: wish })).id,
  inLeague: (id: string, what: 'join' | 'leave' | 'start' | 'end') =>
    ask<void>(`/api/leagues/${id}/${what}`, { method: 'POST', body: {} }),
  claim: (tokens: string[]) => ask<{ tables: string[] }>('/api/me/claim', { method: 'POST', body: { tokens } }),
};

/** The routes of one table, as the bearer of a token (or, without one, of the session cookie). */
export class TableApi {
  readonly id: string;
  readonly token: string | null;

  constructor(id: string, token: string | null) {
    this.id = id;
    this.token = token;
  }

  private get<T>(route: string, query: Asking['query'] = {}): Promise<T> {
    return ask<T>(`/api/tables/${this.id}${route}`, { token: this.token, query });
  }

  private post<T>(route: string, body: unknown = {}, patience = PATIENCE): Promise<T> {
    return ask<T>(`/api/tables/${this.id}${route}`, { method: 'POST', body, token: this.token, patience });
  }

  ratings = () => this.get<SeatRatings>('/ratings');
  look = () => this.get<TableInfo>('');
  position = () => this.get<Position>('/position');
  decisions = () => this.get<{ version: number; decisions: Decision[] }>('/decisions');
  move = (move: string, version: number, key: string, chance: boolean) =>
    this.post<{ version: number }>('/moves', { move, version, key, chance });
  undo = (version: number, key: string) => this.post<{ version: number }>('/undo', { version, key });
  askTakeback = (version: number) => this.post<{ takeback: Takeback | null }>('/takeback', { version });
  answerTakeback = (id: string, agree: boolean) => this.post<void>('/takeback/answer', { id, agree });
  whyNot = (place: string) => this.get<WhyNot>('/why-not', { place });
  preview = (move: string) => this.post<Preview>('/preview', { move });
  hint = async () => (await this.post<{ candidates: Hint[] }>('/hint', {}, THINKING)).candidates;
  codex = <Codex>() => this.get<Codex>('/codex');
  pasts = async (first: number, limit: number, eye: number | null = null) =>
    (await this.get<{ positions: PastPosition[] }>('/positions', { first, limit, eye })).positions;
  log = (after: number, limit = 500) => this.get<Log>('/log', { after, limit });
  chart = () => this.get<ChartData>('/chart');
  analysis = () => this.get<Analysis>('/analysis');
  analyze = () => this.post<Analysis>('/analysis');
  stopAnalysis = () => ask<void>(`/api/tables/${this.id}/analysis`, { method: 'DELETE', token: this.token });
  line = (version: number, seed: number, moves: { seat: number; text: string }[]) =>
    this.post<Variation>(`/positions/${version}/line`, { seed, moves });
  goOnFrom = (version: number, seats: SeatWish[]) => this.post<MadeTable>(`/positions/${version}/table`, { seats });
  record = async () => (await send(`/api/tables/${this.id}/record`, { token: this.token })).text();

  chat = async (after = 0) => (await this.get<{ messages: Said[] }>('/chat', { after, limit: 200 })).messages;
  say = (text: string, name?: string) => this.post<Said>('/chat', name ? { text, name } : { text });
  notes = async () => (await this.get<{ notes: string }>('/notes')).notes;
  setNotes = (notes: string) =>
    ask<void>(`/api/tables/${this.id}/notes`, { method: 'PUT', body: { notes }, token: this.token });

  join = (name: string, seat?: number) => this.post<SeatLink>('/join', seat === undefined ? { name } : { name, seat });
  invited = async () => (await this.get<{ names: string[] }>('/invitations')).names;
  invite = async (name: string) => (await this.post<{ names: string[] }>('/invitations', { name })).names;
  withdraw = (name: string) => this.post<void>('/invitations/withdraw', { name });
  leave = () => this.post<void>('/leave');
  setRules = (terms: Terms, seats: number) =>
    ask<TableInfo>(`/api/tables/${this.id}/rules`, { method: 'PUT', body: { terms, seats }, token: this.token });
  agree = (agreement: string) => this.post<TableInfo>('/agree', { agreement });
  start = () => this.post<TableInfo>('/start');
  rematch = async () => (await this.post<{ id: string }>('/rematch')).id;
  archive = (archived: boolean) => this.post<void>('/archive', { archived });
  rename = (seat: number, name: string) => this.post<void>(`/seats/${seat}/name`, { name });
  /** A proof is wanted where the seat is one's own by the account and not by its link. */
  newLink = (seat: number, proof: Proof | null = null) => this.post<SeatLink>(`/seats/${seat}/link`, { proof });
  seatComputer = (seat: number, level: string) => this.post<void>(`/seats/${seat}/computer`, { level });
  vote = (seat: number) => this.post<{ votes: number; needed: number }>(`/seats/${seat}/vote`);
  comeBack = (seat: number) => this.post<void>(`/seats/${seat}/return`);
}
