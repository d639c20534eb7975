/** A clan board read from the rows: everything on it that everybody sees, and the secrets of one's own. */

import { EXPANSIONS } from './engine';
import type { Position } from './position';
import type { RowBy } from './props';

const QUARANTINE = 'quarantine';

export interface Slot {
  readonly number: number;
  readonly cost: number;
  /** The special token on it, if any. */
  readonly token: string | null;
  readonly sick: boolean;
}

export interface Kit {
  readonly place: string;
  readonly id: string | null;
  readonly advanced: boolean;
  /** Turned over for this turn. */
  readonly used: boolean;
  /** A destroyed wagon or a structure lies on the place. */
  readonly blocked: boolean;
}

export interface Caravan {
  readonly zone: string | null;
  readonly wagons: number;
  readonly kits: readonly Kit[];
  readonly order: string | null;
  readonly aboard: number;
}

export interface Card {
  readonly kind: 'archon-card' | 'zone';
  readonly id: string;
  readonly floors: number;
}

export interface Sheet {
  readonly clan: string;
  readonly title: string | null;
  readonly reserved: string | null;
  readonly passed: boolean;
  readonly out: boolean;
  readonly geo: number;
  readonly units: number;
  readonly supply: number;
  readonly supplySick: number;
  readonly squares: readonly (readonly [geo: number, units: number])[];
  readonly incubation: number;
  readonly track: readonly string[];
  readonly clean: number;
  readonly cleanPlaces: number;
  readonly cleanSick: number;
  readonly contraband: number;
  readonly contrabandPlaces: number;
  readonly cleanSurplus: number;
  readonly contrabandSurplus: number;
  readonly slots: readonly Slot[];
  readonly quarantines: number;
  readonly orders: readonly { readonly id: string; readonly count: number }[];
  readonly ordersOut: number;
  readonly tokens: readonly { readonly id: string; readonly count: number }[];
  readonly contracts: number;
  readonly beacons: number;
  readonly trophies: number;
  readonly reserve: readonly [basics: number, elites: number];
  readonly exile: readonly [basics: number, elites: number];
  readonly steamHeld: number;
  readonly archonHeld: number;
  /** Null when the hand is not ours to see. */
  readonly hand: readonly Card[] | null;
  readonly meeting: string | null;
  /** Null in the base game. */
  readonly caravan: Caravan | null;
}

/** The board of a seat, or null until it leads a clan. */
export function sheetOf(position: Position, seat: string): Sheet | null {
  const { rows, printed } = position;
  const clan = position.clan(seat);
  const board = clan === null ? undefined : printed.clans[clan];
  if (clan === null || !board) return null;
  const count = (row: RowBy<readonly ['seat']> | RowBy<readonly ['side']>): number => rows.count(row, seat);
  const tokenIds = rows.reading.ids('token');
  const slots = board.slots.map((cost, number): Slot => {
    const on = rows.held('slot', seat, rows.reading.ids('slot')[number] ?? '');
    return { number, cost, token: on !== null && tokenIds.includes(on) ? on : null, sick: on === QUARANTINE };
  });
  const kinds = (axis: 'order' | 'token', row: RowBy<readonly ['seat', 'order']> | RowBy<readonly ['seat', 'token']>): { id: string; count: number }[] =>
    rows.reading.ids(axis).map((id) => ({ id, count: rows.count(row, seat, id) }));
  return {
    clan,
    title: position.held('title', seat),
    reserved: rows.reading.ids('title').find((title) => position.held('reservation', title) === seat) ?? null,
    passed: count('passed') > 0,
    out: count('out') > 0,
    geo: count('geo'),
    units: position.units(seat),
    supply: count('supply'),
    supplySick: count('sick-supply'),
    squares: board.supply,
    incubation: count('incubation'),
    track: board.incubation,
    clean: count('clean-stock'),
    cleanPlaces: board.stocks[0],
    cleanSick: count('sick-stock'),
    contraband: count('contraband-stock'),
    contrabandPlaces: board.stocks[1],
    cleanSurplus: count('clean-surplus'),
    contrabandSurplus: count('contraband-surplus'),
    slots,
    quarantines: count('sick-stock') + count('sick-supply') + slots.filter(({ sick }) => sick).length,
    orders: kinds('order', 'order-reserve'),
    ordersOut: position.ordersOut(seat),
    tokens: kinds('token', 'token-reserve').filter((token) => token.count > 0),
    contracts: count('contract-reserve'),
    beacons: count('beacon-reserve'),
    trophies: count('trophies'),
    reserve: [count('reserve-basic'), count('reserve-elite')],
    exile: [count('exiled-basic'), count('exiled-elite')],
    steamHeld: count('steam-held'),
    archonHeld: count('archon-held'),
    hand: handOf(position, seat),
    meeting: position.held('meeting', seat),
    caravan: caravanOf(position, seat),
  };
}


function caravanOf(position: Position, seat: string): Caravan | null {
  const { rows } = position;
  if (EXPANSIONS[rows.count('expansion')] !== 'spark-of-hope') return null;
  const kits = rows.reading.ids('kit');
  return {
    zone: position.held('caravan-at', seat),
    wagons: rows.count('wagons', seat),
    kits: rows.reading.ids('kit-place').map((place): Kit => {
      const on = rows.held('kit', seat, place);
      return {
        place,
        id: on !== null && kits.includes(on) ? on : null,
        advanced: rows.count('advanced', seat, place) > 0,
        used: rows.count('exploited', seat, place) > 0,
        blocked: on !== null && !kits.includes(on),
      };
    }),
    order: position.held('board-order', seat),
    aboard: rows.count('aboard-basic', seat) + rows.count('aboard-elite', seat),
  };
}

function handOf(position: Position, seat: string): Card[] | null {
  const { rows, printed } = position;
  const steam = rows.reading.ids('steam-card');
  if (steam.length === 0 || rows.value('steam-hand', seat, steam[0] ?? '') === null) return null;
  const cards = steam
    .filter((id) => rows.count('steam-hand', seat, id) > 0)
    .map((id): Card => ({ kind: 'zone', id, floors: printed.floors[id] ?? 0 }));
  const archons = rows.reading
    .ids('archon-card')
    .filter((id) => rows.count('archon-hand', seat, id) > 0)
    .map((id): Card => ({ kind: 'archon-card', id, floors: 0 }));
  return [...cards, ...archons];
}
