/** What the client asks of the server. */

import type {
  AnalysisState,
  Book,
  Box,
  Chronicle,
  Courses,
  Credentials,
  ExampleLook,
  Fork,
  Game,
  Join,
  Ledger,
  LookBack,
  LookedBack,
  Me,
  NewPassword,
  NewTable,
  NewToken,
  OwnRecord,
  Pictured,
  Replay,
  Reset,
  SeatChange,
  Seating,
  State,
  TableCard,
  Token,
  Verdict,
  Why,
} from './messages';

const PATIENCE = 10_000; // milliseconds
const LONG_PATIENCE = 60_000; // for what takes as long as a game

/** A refusal of the server: a sentence of the texts, and the rule of the game if one says so. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: Why | null,
    path: string,
  ) {
    super(`${path}: ${why?.key ?? status}`);
  }
}

async function refusalOf(answer: Response, path: string): Promise<Refusal> {
  try {
    const body = (await answer.json()) as Partial<Why>;
    const why = typeof body.key === 'string' ? { rule: body.rule ?? '', key: body.key, args: body.args ?? {} } : null;
    return new Refusal(answer.status, why, path);
  } catch {
    return new Refusal(answer.status, null, path);
  }
}

export async function sent(path: string, method: string, body?: unknown, patience = PATIENCE): Promise<Response> {
  const reading = method === 'GET';
  const answer = await fetch(path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(reading ? {} : { headers: { 'X-Samovar': '1', 'Content-Type': 'application/json' } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await refusalOf(answer, path);
  return answer;
}

export async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  return (await (await sent(path, method, body)).json()) as Answer;
}

const at = encodeURIComponent;

export function games(): Promise<Game[]> {
  return ask<Game[]>('/api/games');
}

export function lessons(game: string): Promise<Courses> {
  return ask<Courses>(`/api/games/${at(game)}/lessons`);
}

/** A tool of the game's workshop: no table, nothing kept. */
export async function craft<Answer>(game: string, tool: string, wish: Readonly<Record<string, unknown>>): Promise<Answer> {
  const made = await ask<{ answer: Answer }>(`/api/games/${at(game)}/craft/${at(tool)}`, 'POST', { wish });
  return made.answer;
}

export function me(): Promise<Me> {
  return ask<Me>('/api/me');
}

export function rename(name: string): Promise<Me> {
  return ask<Me>('/api/me', 'PUT', { name });
}

export function keepAccount(credentials: Credentials): Promise<Me> {
  return ask<Me>('/api/me/account', 'POST', credentials);
}

export function signIn(credentials: Credentials): Promise<Me> {
  return ask<Me>('/api/me/session', 'POST', credentials);
}

export function resetPassword(wish: Reset): Promise<Me> {
  return ask<Me>('/api/me/reset', 'POST', wish);
}

export function changePassword(wish: NewPassword): Promise<Me> {
  return ask<Me>('/api/me/password', 'PUT', wish);
}

/** Only this device stays signed in. */
export function signOutElsewhere(): Promise<Me> {
  return ask<Me>('/api/me/sessions/others', 'DELETE');
}

export async function signOut(): Promise<void> {
  await sent('/api/me/session', 'DELETE');
}

export function myTokens(): Promise<Token[]> {
  return ask<Token[]>('/api/me/tokens');
}

/** The only answer that holds its secret. */
export function makeToken(name: string): Promise<NewToken> {
  return ask<NewToken>('/api/me/tokens', 'POST', { name });
}

export async function revokeToken(id: string): Promise<void> {
  await sent(`/api/me/tokens/${at(id)}`, 'DELETE');
}

export function myTables(): Promise<TableCard[]> {
  return ask<TableCard[]>('/api/me/tables');
}

/** The content that comes with every game. */
export const HOUSE_PACK = 'house';

function withPack(path: string, pack: string): string {
  return pack === HOUSE_PACK ? path : `${path}?pack=${at(pack)}`;
}

export function box(game: string, pack = HOUSE_PACK): Promise<Box> {
  return ask<Box>(withPack(`/api/games/${at(game)}`, pack));
}

export function seating(game: string, config: Readonly<Record<string, unknown>>, pack = HOUSE_PACK): Promise<Seating> {
  return ask<Seating>(withPack(`/api/games/${at(game)}/seating`, pack), 'POST', { config });
}

export function rules(game: string, language: string): Promise<Ledger[]> {
  return ask<Ledger[]>(`/api/games/${at(game)}/rules?language=${at(language)}`);
}

export function book(game: string, language: string): Promise<Book> {
  return ask<Book>(`/api/games/${at(game)}/book?language=${at(language)}`);
}

/** The position of a worked example of the book. */
export function example(game: string, id: string): Promise<Pictured> {
  return ask<Pictured>(`/api/games/${at(game)}/examples/${at(id)}`);
}

export function lookAtExample(game: string, id: string, wish: ExampleLook): Promise<LookedBack> {
  return ask<LookedBack>(`/api/games/${at(game)}/examples/${at(id)}/look`, 'POST', wish);
}

/** A table that goes on from there. */
export function playExample(game: string, id: string): Promise<TableCard> {
  return ask<TableCard>(`/api/games/${at(game)}/examples/${at(id)}/table`, 'POST', {});
}

export async function houseTexts(language: string): Promise<string> {
  return (await sent(`/api/texts/${language}`, 'GET')).text();
}

export async function gameTexts(game: string, language: string, pack = HOUSE_PACK): Promise<string> {
  return (await sent(withPack(`/api/games/${at(game)}/texts/${language}`, pack), 'GET')).text();
}

/** Sentences that are read only when somebody asks for them. */
export async function gameLeaf(game: string, language: string, leaf: string): Promise<string> {
  return (await sent(`/api/games/${at(game)}/texts/${language}/${at(leaf)}`, 'GET')).text();
}

/** With an owner's pack, what is printed is what that pack says. */
export function gameFile<Content>(game: string, path: string, pack = HOUSE_PACK): Promise<Content> {
  return ask<Content>(withPack(`/api/games/${at(game)}/files/${path.split('/').map(at).join('/')}`, pack));
}

export function openTables(): Promise<TableCard[]> {
  return ask<TableCard[]>('/api/tables');
}

export function newTable(wish: NewTable): Promise<TableCard> {
  return ask<TableCard>('/api/tables', 'POST', wish);
}

export function table(id: string): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}`);
}

export function tableByCode(code: string): Promise<TableCard> {
  return ask<TableCard>(`/api/codes/${at(code)}`);
}

export async function clearAway(id: string): Promise<void> {
  await sent(`/api/tables/${at(id)}`, 'DELETE');
}

export function join(id: string, wish: Join): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/join`, 'POST', wish);
}

export function leave(id: string): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/leave`, 'POST', {});
}

export function ready(id: string, yes: boolean): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/ready`, 'POST', { ready: yes });
}

export function start(id: string): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/start`, 'POST', {});
}

export function changeSeat(id: string, change: SeatChange): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/seats`, 'POST', change);
}

/** A state of a replay: each perspective numbers its own. */
export interface Moment {
  readonly seq: number;
  readonly seen: string;
}

/** A game from one perspective; its `moment` shows what another moment shows. */
export function replay(id: string, seen: string, like: Moment | null = null): Promise<Replay> {
  const wanted = like === null ? '' : `&like=${at(like.seen)}&seq=${like.seq}`;
  return ask<Replay>(`/api/tables/${at(id)}/replay?seen=${at(seen)}${wanted}`);
}

/** What I have played to the end. */
export async function myRecord(): Promise<OwnRecord> {
  return (await (await sent('/api/me/record', 'GET', undefined, LONG_PATIENCE)).json()) as OwnRecord;
}

/** How a game that is over came to its end; null while the server is too busy to count. */
export async function chronicle(id: string): Promise<Chronicle | null> {
  return (await (await sent(`/api/tables/${at(id)}/chronicle`, 'GET', undefined, LONG_PATIENCE)).json()) as Chronicle | null;
}

export function replayStates(id: string, seen: string, first: number, last: number): Promise<State[]> {
  return ask<State[]>(`/api/tables/${at(id)}/replay/states?seen=${at(seen)}&first=${first}&last=${last}`);
}

/** A moment of a replay through a lens of the game. */
export function lookBack(id: string, wish: LookBack): Promise<LookedBack> {
  return ask<LookedBack>(`/api/tables/${at(id)}/replay/look`, 'POST', wish);
}

export function fork(id: string, wish: Fork): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/fork`, 'POST', wish);
}

/** The game that follows one that is over; a second call finds the same table. */
export function sequel(id: string, wish: Readonly<Record<string, unknown>>): Promise<TableCard> {
  return ask<TableCard>(`/api/tables/${at(id)}/sequel`, 'POST', { wish });
}

/** What was found in a finished game, or how far it is. */
export function analysis(id: string): Promise<AnalysisState> {
  return ask<AnalysisState>(`/api/tables/${at(id)}/analysis`);
}

/** Ask for it; one that is made or under way is not made again. */
export function analyse(id: string): Promise<AnalysisState> {
  return ask<AnalysisState>(`/api/tables/${at(id)}/analysis`, 'POST', {});
}

export function dice(id: string): Promise<Verdict> {
  return ask<Verdict>(`/api/tables/${at(id)}/dice`);
}

export async function recordOf(id: string): Promise<string> {
  return (await sent(recordAddress(id), 'GET')).text();
}

/** A record from a file becomes a table that is over. */
export async function bringRecord(record: Blob): Promise<TableCard> {
  const path = '/api/records';
  const answer = await fetch(path, {
    method: 'POST',
    signal: AbortSignal.timeout(LONG_PATIENCE),
    headers: { 'X-Samovar': '1', 'Content-Type': 'text/plain' },
    body: record,
  });
  if (!answer.ok) throw await refusalOf(answer, path);
  return (await answer.json()) as TableCard;
}

export function recordAddress(id: string): string {
  return `/api/tables/${at(id)}/record`;
}

/** A websocket's address on this server. */
export function liveAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

export function tableLive(id: string): string {
  return liveAddress(`/api/tables/${at(id)}/live`);
}
