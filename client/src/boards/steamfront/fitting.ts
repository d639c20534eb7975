/** A place slightly outside its zone, or on somebody's base, means the nearest one that is free. The engine still judges. */

import { far, type Spot } from './plane';

export interface Base {
  readonly at: Spot;
  readonly radius: number;
}

const ROUNDS = 12;
const MARGIN = 2; // thousandths of an inch, so that rounding leaves nothing outside

/** `x, y, x, y …` as corners, counter-clockwise. */
function cornersOf(flat: readonly number[]): Spot[] {
  const corners: Spot[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) corners.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  const area = corners.reduce((sum, [x, y], place) => {
    const [nx, ny] = corners[(place + 1) % corners.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  return area < 0 ? corners.reverse() : corners;
}

/** As far inside each edge as its base is wide: zones are convex. */
function inside(spot: Spot, radius: number, corners: readonly Spot[]): Spot {
  let [x, y] = spot;
  for (const [place, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(place + 1) % corners.length] ?? [0, 0];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / long, (bx - ax) / long]; // points inwards
    const lacking = radius + MARGIN - ((x - ax) * nx + (y - ay) * ny);
    if (lacking > 0) [x, y] = [x + nx * lacking, y + ny * lacking];
  }
  return [x, y];
}

function clear(spot: Spot, radius: number, others: readonly Base[]): Spot {
  for (const other of others) {
    const apart = radius + other.radius + MARGIN;
    const distance = far(spot, other.at);
    if (distance >= apart) continue;
    const [dx, dy] = distance < 1 ? [1, 0] : [(spot[0] - other.at[0]) / distance, (spot[1] - other.at[1]) / distance];
    return [other.at[0] + dx * apart, other.at[1] + dy * apart];
  }
  return spot;
}

export function fitting(spot: Spot, radius: number, zone: readonly number[], others: readonly Base[]): Spot {
  const corners = cornersOf(zone);
  let now = spot;
  for (let round = 0; round < ROUNDS; round += 1) now = clear(inside(now, radius, corners), radius, others);
  const [x, y] = inside(now, radius, corners);
  return [Math.round(x), Math.round(y)];
}
