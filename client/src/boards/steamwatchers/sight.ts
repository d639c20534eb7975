/** Which part of the map is seen: its middle in map units, and how much larger than "the whole map" it is drawn. */

export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const GRID = 1000;
export const FARTHEST = 1;
export const CLOSEST = 6;
export const WHOLE: Sight = { x: GRID / 2, y: GRID / 2, zoom: FARTHEST };
const LEGIBLE = 0.86; // pixels a unit at which pieces can be counted on a phone
const NARROW = 640;
const BEYOND = 90; // map units

/** Pixels a map unit. */
export function scaleOf(sight: Sight, frame: Frame): number {
  return (Math.min(frame.width, frame.height) / GRID) * sight.zoom || 1;
}

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** The same sight, kept on the map. */
export function bounded(sight: Sight, frame: Frame): Sight {
  const zoom = clamp(sight.zoom, FARTHEST, Math.max(CLOSEST, (LEGIBLE * GRID * 2) / Math.max(1, Math.min(frame.width, frame.height))));
  const scale = scaleOf({ ...sight, zoom }, frame);
  const [w, h] = [frame.width / scale / 2, frame.height / scale / 2];
  // A little beyond the edges, so that nothing is stuck under what floats over the map.
  return { zoom, x: clamp(sight.x, w - BEYOND, GRID - w + BEYOND), y: clamp(sight.y, h - BEYOND, GRID - h + BEYOND) };
}

export function viewBoxOf(sight: Sight, frame: Frame): string {
  const scale = scaleOf(sight, frame);
  const [w, h] = [frame.width / scale, frame.height / scale];
  return [sight.x - w / 2, sight.y - h / 2, w, h].map((value) => value.toFixed(2)).join(' ');
}

/** Larger or smaller by a factor; the point (in pixels from the upper left) stays under the hand. */
export function zoomed(sight: Sight, frame: Frame, factor: number, at: readonly [number, number]): Sight {
  const next = bounded({ ...sight, zoom: sight.zoom * factor }, frame);
  const [before, after] = [scaleOf(sight, frame), scaleOf(next, frame)];
  const [dx, dy] = [at[0] - frame.width / 2, at[1] - frame.height / 2];
  return bounded({ zoom: next.zoom, x: sight.x + dx / before - dx / after, y: sight.y + dy / before - dy / after }, frame);
}

/** Moved by pixels: the map follows the hand. */
export function panned(sight: Sight, frame: Frame, dx: number, dy: number): Sight {
  const scale = scaleOf(sight, frame);
  return bounded({ ...sight, x: sight.x - dx / scale, y: sight.y - dy / scale }, frame);
}

export function isNarrow(frame: Frame): boolean {
  return frame.width < NARROW;
}

/** How a table opens: the whole map, or on a phone large enough to count pieces. */
export function opening(frame: Frame): Sight {
  if (!isNarrow(frame)) return WHOLE;
  return bounded({ ...WHOLE, zoom: (LEGIBLE * GRID) / Math.max(1, Math.min(frame.width, frame.height)) }, frame);
}

/** Whether a place is well inside what is seen. */
export function isSeen(sight: Sight, frame: Frame, [x, y]: readonly [number, number], margin = 40): boolean {
  const scale = scaleOf(sight, frame);
  const [w, h] = [frame.width / scale / 2 - margin, frame.height / scale / 2 - margin];
  return Math.abs(x - sight.x) <= w && Math.abs(y - sight.y) <= h;
}
