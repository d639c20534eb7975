/** Which part of the table is seen: its middle in units of the drawing, and how much larger than the whole it is drawn. */

import { HIGH, WIDE } from './plane';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const EDGE = 60;
const BEYOND = 120;
const CLOSEST = 6;
const NARROW = 640;
const LEGIBLE = 0.2; // pixels a unit at which a small base is as wide as 24 pixels

export const WHOLE: View = { x: WIDE / 2, y: HIGH / 2, zoom: 1 };

/** Pixels a unit. */
export function scaleOf(view: View, frame: Frame): number {
  const fit = Math.min(frame.width / (WIDE + 2 * EDGE), frame.height / (HIGH + 2 * EDGE));
  return fit * view.zoom || 1;
}

const READABLE = 14; // pixels

/** How much larger than drawn a label of this size must be to be read. */
export function enlarged(size: number, scale: number): number {
  return Math.max(1, READABLE / (size * scale));
}

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** The same view, kept on the table. */
export function bounded(view: View, frame: Frame): View {
  const zoom = clamp(view.zoom, 1, CLOSEST);
  if (zoom === 1) return WHOLE; // a hand that slips off a figure does not push an edge out of sight
  const scale = scaleOf({ ...view, zoom }, frame);
  const [w, h] = [frame.width / scale / 2, frame.height / scale / 2];
  return { zoom, x: clamp(view.x, w - BEYOND, WIDE - w + BEYOND), y: clamp(view.y, h - BEYOND, HIGH - h + BEYOND) };
}

/** A part of the drawing, in its units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

export function partOf(view: View, frame: Frame): Part {
  const scale = scaleOf(view, frame);
  const [wide, high] = [frame.width / scale, frame.height / scale];
  return { left: view.x - wide / 2, top: view.y - high / 2, wide, high };
}

export function viewBoxOf(view: View, frame: Frame): string {
  const { left, top, wide, high } = partOf(view, frame);
  return [left, top, wide, high].map((value) => value.toFixed(1)).join(' ');
}

/** A place of the frame, in pixels from its upper left, in units of the drawing. */
export function unitsAt(view: View, frame: Frame, px: number, py: number): readonly [number, number] {
  const scale = scaleOf(view, frame);
  return [view.x + (px - frame.width / 2) / scale, view.y + (py - frame.height / 2) / scale];
}

/** Larger or smaller by a factor; the place under the hand stays there. */
export function zoomed(view: View, frame: Frame, factor: number, at: readonly [number, number]): View {
  const next = bounded({ ...view, zoom: view.zoom * factor }, frame);
  const [x, y] = unitsAt(view, frame, ...at);
  const scale = scaleOf(next, frame);
  return bounded({ zoom: next.zoom, x: x - (at[0] - frame.width / 2) / scale, y: y - (at[1] - frame.height / 2) / scale }, frame);
}

/** Moved by pixels: the table follows the hand. */
export function panned(view: View, frame: Frame, dx: number, dy: number): View {
  const scale = scaleOf(view, frame);
  return bounded({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, frame);
}

export function isNarrow(frame: Frame): boolean {
  return frame.width < NARROW;
}

/** How a table opens: the whole of it, or on a phone large enough to read a figure's state. */
export function opening(frame: Frame): View {
  if (!isNarrow(frame)) return WHOLE;
  return bounded({ ...WHOLE, zoom: LEGIBLE / scaleOf(WHOLE, frame) }, frame);
}

/** The same view in a frame of another size: things stay as large as they were, and the whole table stays whole. */
export function refitted(view: View, was: Frame, frame: Frame): View {
  return bounded(view.zoom <= 1 ? view : { ...view, zoom: scaleOf(view, was) / scaleOf(WHOLE, frame) }, frame);
}

/** All of these places, no closer than the given zoom. */
export function around(places: readonly (readonly [number, number])[], frame: Frame, zoom: number, margin: number): View {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, units: number): number => (units > 0 ? Math.max(1, pixels - 2 * margin) / units : Infinity);
  const fits = Math.min(room(frame.width, right - left), room(frame.height, bottom - top)) / scaleOf(WHOLE, frame);
  return bounded({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(zoom, fits) }, frame);
}

/** Whether a place is well inside what is seen. */
export function isSeen(view: View, frame: Frame, x: number, y: number, margin = 30): boolean {
  const scale = scaleOf(view, frame);
  const [w, h] = [frame.width / scale / 2, frame.height / scale / 2];
  const edge = margin / scale;
  return Math.abs(x - view.x) <= w - edge && Math.abs(y - view.y) <= h - edge;
}
