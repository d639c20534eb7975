/**
 * A room of its own for the pieces of each zone: boxes that lie in their zone (or out at sea) and never meet.
 * They are found once for a map, so that pieces stay where they are while the game goes on.
 */

import { isLand, ringsOf, type Point, type Regions } from './regions';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const CELL = 4;
const WIDEST = 104;
const HIGHEST = 84;
const FOREIGN = 0.14; // how much of a room may lie over other land
const FRAME = 1; // cells kept free at the edge of the map
const AT_SEA = 0.4;

export function apart(one: Box, other: Box): boolean {
  return one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
}

/** Which region each cell of the map belongs to. */
class Raster {
  readonly across: number;
  readonly down: number;
  readonly owner: Int16Array;

  constructor(
    file: Regions,
    readonly ids: readonly string[],
  ) {
    this.across = Math.ceil(file.grid[0] / CELL);
    this.down = Math.ceil(file.grid[1] / CELL);
    this.owner = new Int16Array(this.across * this.down).fill(-1);
    for (const [number, id] of ids.entries()) {
      const region = file.regions[id];
      if (region) this.fill(ringsOf(region.path), number);
    }
  }

  private fill(rings: readonly (readonly Point[])[], number: number): void {
    for (let row = 0; row < this.down; row += 1) {
      const y = (row + 0.5) * CELL;
      const cuts = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
      for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
        const from = Math.max(0, Math.ceil((cuts[cut] ?? 0) / CELL - 0.5));
        const to = Math.min(this.across - 1, Math.floor((cuts[cut + 1] ?? 0) / CELL - 0.5));
        for (let column = from; column <= to; column += 1) this.owner[row * this.across + column] = number;
      }
    }
  }

  at(column: number, row: number): number {
    return this.owner[row * this.across + column] ?? -1;
  }
}

function crossings(ring: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [place, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(place + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found;
}

/** A box while it grows, in cells; the right and lower edges are not in it. */
interface Growing {
  readonly zone: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function roomsOf(file: Regions): ReadonlyMap<string, Box> {
  const ids = Object.keys(file.regions);
  const raster = new Raster(file, ids);
  const dry = ids.map((id) => isLand(file.regions[id]) || file.regions[id]?.kind === 'crater');
  const rooms = ids.flatMap((id, zone): Growing[] => {
    const region = file.regions[id];
    if (!region || !isLand(region)) return [];
    const [x, y] = region.pieces ?? region.pole;
    const [column, row] = [Math.round(x / CELL), Math.round(y / CELL)];
    return [{ zone, left: column - 4, right: column + 4, top: row - 4, bottom: row + 3 }];
  });
  grow(rooms, raster, dry);
  return new Map(
    rooms.map(({ zone, left, right, top, bottom }) => [
      ids[zone] ?? '',
      { x: left * CELL, y: top * CELL, w: (right - left) * CELL, h: (bottom - top) * CELL },
    ]),
  );
}

function grow(rooms: readonly Growing[], raster: Raster, dry: readonly boolean[]): void {
  let grown = true;
  while (grown) {
    grown = false;
    for (const room of rooms) {
      // All sides in turn: a room that is only wide shows its pieces in one row of tiny ones.
      for (const step of [widerLeft, widerRight, higher, lower]) {
        const wish = step(room);
        if (!fits(wish, rooms, raster, dry)) continue;
        Object.assign(room, wish);
        grown = true;
      }
    }
  }
}

const widerLeft = (room: Growing): Growing => ({ ...room, left: room.left - 1 });
const widerRight = (room: Growing): Growing => ({ ...room, right: room.right + 1 });
const higher = (room: Growing): Growing => ({ ...room, top: room.top - 1 });
const lower = (room: Growing): Growing => ({ ...room, bottom: room.bottom + 1 });

function fits(wish: Growing, rooms: readonly Growing[], raster: Raster, dry: readonly boolean[]): boolean {
  const { left, right, top, bottom, zone } = wish;
  if (left < FRAME || top < FRAME || right > raster.across - FRAME || bottom > raster.down - FRAME) return false;
  if ((right - left) * CELL > WIDEST || (bottom - top) * CELL > HIGHEST) return false;
  for (const other of rooms) {
    if (other.zone !== zone && !(right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top)) return false;
  }
  let [foreign, wet] = [0, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const owner = raster.at(column, row);
      if (owner === zone) continue;
      if (dry[owner]) foreign += 1;
      else wet += 1;
    }
  }
  const all = (right - left) * (bottom - top);
  return foreign <= FOREIGN * all && wet <= AT_SEA * all;
}
