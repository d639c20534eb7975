/** A map made ready for drawing: shapes, rooms for pieces, and who borders whom. */

import type { Box } from './rooms';
import { roomsOf } from './rooms';
import { bordersOf, isLand, lengthened, lineOf, round, type Point, type Region, type Regions } from './regions';

export interface Ground {
  readonly file: Regions;
  readonly zones: readonly string[];
  readonly seas: readonly string[];
  readonly rooms: ReadonlyMap<string, Box>;
  readonly land: string;
  readonly floes: readonly string[];
  readonly landBorders: string;
  readonly seaBorders: string;
  readonly straits: readonly string[];
  readonly peaks: string;
  readonly snow: string;
  readonly cracks: string;
}

const FLOE_TONES = 4;
const STRAIT = 26;
const CRACKS = 10;

export function groundOf(file: Regions): Ground {
  const ids = Object.keys(file.regions);
  const kind = (id: string): string => file.regions[id]?.kind ?? '';
  return {
    file,
    zones: ids.filter((id) => isLand(file.regions[id])),
    seas: ids.filter((id) => kind(id) === 'sea'),
    rooms: roomsOf(file),
    land: file.land.join(''),
    floes: Array.from({ length: FLOE_TONES }, (_, tone) =>
      file.floes
        .filter((floe) => floe.tone === tone)
        .map(({ ring }) => `${lineOf(ring)}Z`)
        .join(''),
    ),
    landBorders: bordersOf(file, (one, other) => isLand(one) && isLand(other)),
    seaBorders: bordersOf(file, (one, other) => one.kind === 'sea' && other.kind === 'sea'),
    straits: file.straits.map(({ line }) => lengthened(line, STRAIT)),
    peaks: file.peaks.map(([x, y, size]) => peak(x, y, size)).join(''),
    snow: file.peaks.map(([x, y, size]) => snowcap(x, y, size)).join(''),
    cracks: cracksOf(file.regions['crater']),
  };
}

function peak(x: number, y: number, size: number): string {
  return `M${round(x - 7 * size)} ${round(y + 4.5 * size)}L${round(x - 0.6 * size)} ${round(y - 7 * size)}L${round(x + 7 * size)} ${round(y + 4.5 * size)}`;
}

function snowcap(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  return `M${at(-0.6, -7)}L${at(-3.2, -2.3)}L${at(-1.2, -3.4)}L${at(0.6, -1.2)}L${at(3, -2)}Z`;
}

function cracksOf(crater: Region | undefined): string {
  if (!crater) return '';
  const [x, y] = crater.pole;
  return Array.from({ length: CRACKS }, (_, crack) => {
    const angle = (crack * 2 * Math.PI) / CRACKS;
    const from = `${Math.round(x + 18 * Math.cos(angle))} ${Math.round(y + 22 * Math.sin(angle))}`;
    return `M${from}L${Math.round(x + 34 * Math.cos(angle + 0.1))} ${Math.round(y + 44 * Math.sin(angle + 0.1))}`;
  }).join('');
}

/** Where the eye finds a zone: the middle of its room. */
export function heartOf(ground: Ground, id: string): Point {
  const room = ground.rooms.get(id);
  if (room) return [room.x + room.w / 2, room.y + room.h / 2 + 5];
  const region = ground.file.regions[id];
  if (region?.label) return region.label.at;
  return region ? [region.pole[0], region.pole[1]] : [ground.file.grid[0] / 2, ground.file.grid[1] / 2];
}
