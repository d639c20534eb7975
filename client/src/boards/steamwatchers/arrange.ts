/** Where each piece of a zone stands: rows in the zone's room, as large as they fit, none over another. */

import type { Box } from './rooms';
import type { ZonePosition } from './position';

export type Item =
  | { readonly kind: 'column'; readonly floors: number }
  | { readonly kind: 'force'; readonly side: string; readonly clan: string | null; readonly basics: number; readonly elites: number }
  | { readonly kind: 'order'; readonly order: string; readonly clan: string | null }
  | { readonly kind: 'beacon'; readonly clan: string | null; readonly count: number }
  | { readonly kind: 'wagons'; readonly clan: string | null; readonly count: number }
  | { readonly kind: 'claim'; readonly clan: string | null }
  | { readonly kind: 'farm' | 'loot' | 'morale' | 'target' | 'toxic' | 'turret' };

export interface Placed {
  readonly item: Item;
  /** The middle of the item, before scaling, from the middle of the arrangement. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Arrangement {
  readonly scale: number;
  readonly placed: readonly Placed[];
}

export const FLOOR_HEIGHT = 6.4;
const LARGEST = 1.28;
const GAP = 3;
const MOST_ROWS = 3;
const SMALL: Readonly<Record<string, readonly [number, number]>> = {
  farm: [18, 15],
  toxic: [18, 15],
  turret: [16, 17],
  morale: [14, 15],
  target: [20, 20],
  claim: [20, 20],
  loot: [14, 17],
};

export function sizeOf(item: Item): readonly [w: number, h: number] {
  switch (item.kind) {
    case 'column':
      return [28, Math.max(20, item.floors * FLOOR_HEIGHT + 9)];
    case 'force':
      return item.basics > 0 && item.elites > 0 ? [46, 33] : item.basics > 0 ? [29, 33] : [24, 26];
    case 'order':
      return [26, 24];
    case 'beacon':
      return [24, 28];
    case 'wagons':
      return [13 * item.count + 2, 15];
    default:
      return SMALL[item.kind] ?? [18, 18];
  }
}

function times<Thing>(count: number, thing: Thing): Thing[] {
  return Array.from({ length: Math.max(0, count) }, () => thing);
}

/** The pieces of a zone in the order in which they stand. */
export function itemsOf(zone: ZonePosition): Item[] {
  const items: Item[] = [];
  if (zone.floors > 0) items.push({ kind: 'column', floors: zone.floors });
  for (const { side, clan, basics, elites, wagons } of zone.forces) {
    if (basics + elites > 0) items.push({ kind: 'force', side, clan, basics, elites });
    if (wagons > 0) items.push({ kind: 'wagons', clan, count: wagons });
  }
  if (zone.order !== null) items.push({ kind: 'order', order: zone.order, clan: zone.orderClan });
  for (const { clan, count } of zone.beacons) items.push({ kind: 'beacon', clan, count });
  for (const kind of ['farm', 'toxic', 'turret', 'morale', 'loot'] as const) {
    const count = { farm: zone.farms, toxic: zone.toxics, turret: zone.turrets, morale: zone.morale, loot: zone.loot }[kind];
    items.push(...times(count, { kind }));
  }
  if (zone.target) items.push({ kind: 'target' });
  for (const { clan } of zone.targets) items.push({ kind: 'claim', clan });
  return items;
}

/** Every way to cut a list into so many rows. */
function* cuts(count: number, rows: number): Generator<number[]> {
  if (rows === 1) {
    yield [count];
    return;
  }
  for (let first = 1; first <= count - rows + 1; first += 1) {
    for (const rest of cuts(count - first, rows - 1)) yield [first, ...rest];
  }
}

interface Row {
  readonly items: readonly Item[];
  readonly w: number;
  readonly h: number;
}

function rowsOf(items: readonly Item[], lengths: readonly number[]): Row[] {
  let start = 0;
  return lengths.map((length) => {
    const mine = items.slice(start, (start += length));
    const sizes = mine.map(sizeOf);
    const w = sizes.reduce((sum, [width]) => sum + width, 0) + GAP * (mine.length - 1);
    return { items: mine, w, h: Math.max(...sizes.map(([, height]) => height)) };
  });
}

const NOTHING: Arrangement = { scale: 1, placed: [] };

/** The rows that can be drawn largest in the room. */
export function arrange(items: readonly Item[], room: Box): Arrangement {
  if (items.length === 0) return NOTHING;
  let best: { scale: number; rows: Row[] } | null = null;
  for (let count = 1; count <= Math.min(MOST_ROWS, items.length); count += 1) {
    for (const lengths of cuts(items.length, count)) {
      const rows = rowsOf(items, lengths);
      const w = Math.max(...rows.map((row) => row.w));
      const h = rows.reduce((sum, row) => sum + row.h, 0) + GAP * (rows.length - 1);
      const scale = Math.min(LARGEST, room.w / w, room.h / h);
      if (!best || scale > best.scale + 0.001) best = { scale, rows };
    }
  }
  return best ? { scale: best.scale, placed: placedIn(best.rows) } : NOTHING;
}

function placedIn(rows: readonly Row[]): Placed[] {
  const all = rows.reduce((sum, row) => sum + row.h, 0) + GAP * (rows.length - 1);
  let top = -all / 2;
  return rows.flatMap((row) => {
    let left = -row.w / 2;
    const foot = top + row.h;
    top = foot + GAP;
    return row.items.map((item) => {
      const [w, h] = sizeOf(item);
      const placed = { item, x: left + w / 2, y: foot - h / 2, w, h };
      left += w + GAP;
      return placed;
    });
  });
}

/** A name on one line, or on two if it is too long for its room. */
export function nameLines(name: string, width: number): string[] {
  const space = name.indexOf(' ');
  return space > 0 && nameWidth(name) > width + 12 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

export const NAME_SIZE = 14;
export const NAME_LINE = 12.5;

const WIDE = /[mwMW]/;
const THIN = /[fijlrt.'’]/;

/** How wide a name is drawn, about. */
export function nameWidth(name: string): number {
  let width = 0;
  for (const letter of name) width += WIDE.test(letter) ? 0.82 : THIN.test(letter) ? 0.31 : /[A-ZÀ-Þ]/.test(letter) ? 0.66 : 0.52;
  return width * NAME_SIZE;
}

/** What is left of a room under the name. */
export function below(room: Box, lines: number): Box {
  const head = 3 + lines * NAME_LINE;
  return { x: room.x, y: room.y + head, w: room.w, h: room.h - head };
}
