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
