/** The way of a group over the map, as a line to draw. The engine says from where to where; this finds a pleasant curve. */

import { heartOf, type Ground } from './ground';
import { round, type Border, type Point } from './regions';

function middle(line: readonly Point[]): Point {
  return line[Math.floor(line.length / 2)] ?? [0, 0];
}

function nearest(line: readonly Point[], [x, y]: Point): Point {
  let best = middle(line);
  let least = Infinity;
  for (const point of line) {
    const far = Math.hypot(point[0] - x, point[1] - y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

function joins(border: Border, one: string, other: string): boolean {
  return border.between.includes(one) && border.between.includes(other);
}

function borderOf(ground: Ground, one: string, other: string): Border | undefined {
  const longest = (a: Border, b: Border): Border => (b.line.length > a.line.length ? b : a);
  const found = ground.file.arcs.filter((arc) => joins(arc, one, other));
  return found.length > 0 ? found.reduce(longest) : ground.file.straits.find((strait) => joins(strait, one, other));
}

/** From zone to zone by land: through the border or along the strait that they share. */
export function landWay(ground: Ground, stops: readonly string[]): Point[] {
  const points: Point[] = [];
  for (const [place, stop] of stops.entries()) {
    const last = stops[place - 1];
    const border = last === undefined ? undefined : borderOf(ground, last, stop);
    if (border) points.push(middle(border.line));
    points.push(heartOf(ground, stop));
  }
  return points;
}

/** From coast to coast over the ice: the fewest seas between the two. */
export function seaWay(ground: Ground, from: string, to: string): Point[] {
  const seas = seasBetween(ground, from, to);
  const [start, end] = [heartOf(ground, from), heartOf(ground, to)];
  const [first, last] = [seas[0], seas.at(-1)];
  if (first === undefined || last === undefined) return [start, end];
  const [out, back] = [borderOf(ground, from, first), borderOf(ground, to, last)];
  const points: Point[] = [start];
  if (out) points.push(nearest(out.line, end));
  for (const [place, sea] of seas.entries()) {
    const next = seas[place + 1];
    const crossing = next === undefined ? undefined : borderOf(ground, sea, next);
    if (crossing) points.push(middle(crossing.line));
  }
  if (seas.length === 1 && out && back) points.push(offshore(ground, first, nearest(out.line, end), nearest(back.line, start)));
  if (back) points.push(nearest(back.line, points.at(-1) ?? start));
  points.push(end);
  return points;
}

/** A point between two coasts, drawn a little towards the open sea. */
function offshore(ground: Ground, sea: string, one: Point, other: Point): Point {
  const [x, y] = ground.file.regions[sea]?.pole ?? [500, 500];
  const far = Math.hypot(one[0] - other[0], one[1] - other[1]);
  const pull = Math.min(0.4, 40 / (far + 60));
  const [mx, my] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [mx + (x - mx) * pull, my + (y - my) * pull];
}

function seasBetween(ground: Ground, from: string, to: string): string[] {
  const touches = (id: string): string[] => ground.seas.filter((sea) => borderOf(ground, id, sea));
  const goals = new Set(touches(to));
  const queue = touches(from).map((sea) => [sea]);
  const known = new Set(queue.flat());
  for (let path = queue.shift(); path; path = queue.shift()) {
    const last = path.at(-1) ?? '';
    if (goals.has(last)) return path;
    for (const next of touches(last)) {
      if (next === last || known.has(next)) continue;
      known.add(next);
      queue.push([...path, next]);
    }
  }
  return [];
}

/** The same way, begun and ended a little before the middle of its zones, so that no figure is hidden. */
export function shortened(points: readonly Point[], by: number): Point[] {
  const cut = (end: Point, towards: Point): Point => {
    const far = Math.hypot(towards[0] - end[0], towards[1] - end[1]);
    const share = far === 0 ? 0 : Math.min(0.45, by / far);
    return [end[0] + (towards[0] - end[0]) * share, end[1] + (towards[1] - end[1]) * share];
  };
  const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!first || !second || !beforeLast || !last) return [...points];
  return [cut(first, second), ...points.slice(1, -1), cut(last, beforeLast)];
}

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let place = 0; place + 1 < points.length; place += 1) {
    const here = points[place] ?? first;
    const next = points[place + 1] ?? here;
    const before = points[place - 1] ?? here;
    const after = points[place + 2] ?? next;
    const lean = ([ax, ay]: Point, [bx, by]: Point): Point => [(bx - ax) / 6, (by - ay) / 6];
    const [l1, l2] = [lean(before, next), lean(here, after)];
    path += `C${round(here[0] + l1[0])} ${round(here[1] + l1[1])} ${round(next[0] - l2[0])} ${round(next[1] - l2[1])} ${round(next[0])} ${round(next[1])}`;
  }
  return path;
}
