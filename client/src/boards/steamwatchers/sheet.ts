/** A clan board read from the rows: everything on it that everybody sees, and the secrets of one's own. */

import type { Position } from './position';

export interface Slot {
  readonly number: number;
  readonly cost: number;
  /** The special token on it, if any. */
  readonly token: string | null;
  readonly sick: boolean;
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
}

/** The board of a seat, or null until it leads a clan. */
export function sheetOf(position: Position, seat: string): Sheet | null {
  const { rows, printed } = position;
  const clan = position.clan(seat);
  const board = clan === null ? undefined : printed.clans[clan];
  if (clan === null || !board) return null;
  const count = (row: string): number => rows.count(row, seat);
  const tokenIds = rows.reading.ids('token');
  const slots = board.slots.map((cost, number): Slot => {
    const on = rows.count('slot', seat, rows.reading.ids('slot')[number] ?? '');
    return { number, cost, token: tokenIds[on - 1] ?? null, sick: on > tokenIds.length };
  });
  const kinds = (axis: string, row: string): { id: string; count: number }[] =>
    rows.reading.ids(axis).map((id) => ({ id, count: rows.count(row, seat, id) }));
  return {
    clan,
    title: position.thing('title', 'title', seat),
    reserved: rows.reading.ids('title').find((title) => position.named('reservation', title) === seat) ?? null,
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
    meeting: position.thing('zone', 'meeting', seat),
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
