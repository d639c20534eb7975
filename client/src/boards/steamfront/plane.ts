/** From thousandths of an inch, counted from the lower left corner, to the drawing: a hundred units an inch, downwards. */

export type Spot = readonly [x: number, y: number];

export const WIDE = 3000;
export const HIGH = 2400;
const GRAIN = 10;

export const across = (x: number): number => x / GRAIN;
export const down = (y: number): number => HIGH - y / GRAIN;
export const long = (length: number): number => length / GRAIN;

/** A place of the drawing in whole thousandths of an inch, on the table. */
export function spotAt(x: number, y: number): Spot {
  const within = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));
  return [within(x * GRAIN, WIDE * GRAIN), within((HIGH - y) * GRAIN, HIGH * GRAIN)];
}

/** `x, y, x, y …` as the points of a polygon. */
export function outline(flat: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) points.push(`${across(flat[at] ?? 0)},${down(flat[at + 1] ?? 0)}`);
  return points.join(' ');
}

export function far(one: Spot, two: Spot): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}

/** The place of `spots` that lies nearest, if it is near enough. */
export function nearestSpot(from: Spot, spots: readonly Spot[], within: number): Spot | null {
  let best: Spot | null = null;
  let least = within;
  for (const spot of spots) {
    const distance = far(from, spot);
    if (distance <= least) [best, least] = [spot, distance];
  }
  return best;
}

/** Closed outlines as one path: fill it `evenodd`. */
export function loopsOf(areas: readonly (readonly Spot[])[]): string {
  return areas.map((loop) => `M${loop.map(([x, y]) => `${across(x)} ${down(y)}`).join('L')}Z`).join('');
}

/** A line through places. */
export function lineOf(spots: readonly Spot[]): string {
  return spots.length < 2 ? '' : `M${spots.map(([x, y]) => `${across(x)} ${down(y)}`).join('L')}`;
}
