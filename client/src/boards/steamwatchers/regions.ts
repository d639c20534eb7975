/** The shapes of the map, read from the box's own file: another file with the same ids gives another map, nothing else. */

export type Point = readonly [x: number, y: number];

export interface SeaLabel {
  readonly at: Point;
  readonly turn: number;
  /** Where contracts lie, the first free slot first. */
  readonly slots: readonly Point[];
}

export interface Region {
  readonly kind: 'crater' | 'mountain' | 'plain' | 'sea';
  readonly path: string;
  /** Middle and radius of the largest circle inside. */
  readonly pole: readonly [x: number, y: number, radius: number];
  /** The best middle for a box of pieces, and how much of the box lies inside. */
  readonly pieces?: readonly [x: number, y: number, share: number];
  readonly label?: SeaLabel;
}

export interface Border {
  readonly between: readonly [string, string];
  readonly line: readonly Point[];
}

export interface Regions {
  readonly grid: readonly [number, number];
  readonly regions: Readonly<Record<string, Region>>;
  readonly land: readonly string[];
  readonly arcs: readonly Border[];
  readonly straits: readonly Border[];
  readonly peaks: readonly (readonly [x: number, y: number, size: number, zone: string])[];
  readonly floes: readonly { readonly tone: number; readonly ring: readonly Point[] }[];
}

/** A line as it is kept: tenths of the grid, each point as its distance from the one before. */
type Strokes = string;
/** Arcs one after the other, by number from 1; a minus is the arc backwards. */
type Rounds = readonly number[];

/** The file itself. Every border lies in it once: what two regions share, both are drawn with. */
export interface MapFile {
  readonly grid: Regions['grid'];
  readonly arcs: readonly { readonly between: Border['between']; readonly line: Strokes }[];
  readonly regions: Readonly<Record<string, Omit<Region, 'path'> & { readonly rings: readonly Rounds[] }>>;
  readonly land: readonly (readonly Rounds[])[];
  readonly straits: Regions['straits'];
  readonly peaks: Regions['peaks'];
  readonly floes: readonly { readonly tone: number; readonly ring: Strokes }[];
}

const TENTHS = 10;

function pointsOf(strokes: Strokes, parts: number): Point[] {
  const steps = strokes.split(' ').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, place): Point => {
    x += steps[2 * place] ?? 0;
    y += steps[2 * place + 1] ?? 0;
    return [x / parts, y / parts];
  });
}

export function regionsOf(file: MapFile): Regions {
  const arcs = file.arcs.map(({ between, line }): Border => ({ between, line: pointsOf(line, TENTHS) }));
  const ring = (rounds: Rounds): string => {
    const points = rounds.flatMap((number) => {
      const line = arcs[Math.abs(number) - 1]?.line ?? [];
      // Where one arc ends the next begins: that point is said once.
      return number > 0 ? line.slice(0, -1) : line.slice(1).reverse();
    });
    return `${lineOf(points)}Z`;
  };
  const path = (rings: readonly Rounds[]): string => rings.map(ring).join('');
  return {
    ...file,
    arcs,
    regions: Object.fromEntries(Object.entries(file.regions).map(([id, { rings, ...region }]) => [id, { ...region, path: path(rings) }])),
    land: file.land.map(path),
    floes: file.floes.map(({ tone, ring: strokes }) => ({ tone, ring: pointsOf(strokes, 1) })),
  };
}

export function isLand(region: Region | undefined): boolean {
  return region?.kind === 'plain' || region?.kind === 'mountain';
}

/** The rings of a path made of M, L and Z with absolute points. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace(/[Zz]\s*$/, '')
        .split('L')
        .map((corner): Point => {
          const [x = 0, y = 0] = corner.trim().split(/[\s,]+/).map(Number);
          return [x, y];
        }),
    );
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** All borders between two kinds of regions as one path. */
export function bordersOf(file: Regions, wanted: (one: Region, other: Region) => boolean): string {
  const { regions } = file;
  return file.arcs
    .filter(({ between: [one, other] }) => {
      const [a, b] = [regions[one], regions[other]];
      return a !== undefined && b !== undefined && wanted(a, b);
    })
    .map(({ line }) => lineOf(line))
    .join('');
}

/** A line a little longer at both ends, so that a narrow strait still shows three dots. */
export function lengthened(line: readonly Point[], least: number): string {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [line[0], line.at(-1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const more = Math.max(0, (least - length) / 2) / length;
  const [dx, dy] = [(bx - ax) * more, (by - ay) * more];
  return lineOf([
    [round(ax - dx), round(ay - dy)],
    [round(bx + dx), round(by + dy)],
  ]);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
