/** The course of the chances as lines of a chart. */

import type { Chances } from '../wire/messages';

export const WIDTH = 720;
export const HEIGHT = 260;
const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;

export function across(place: number, choices: number): number {
  return LEFT + (place / Math.max(1, choices)) * (WIDTH - LEFT - RIGHT);
}

export function down(share: number): number {
  return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
}

/** The points of a polyline: a seat's chance by the truth, or by what it knew. */
export function line(course: readonly Chances[], kind: 'truth' | 'known', seat: number, choices: number): string {
  return course.map((each) => `${across(each.place, choices).toFixed(1)},${down(each[kind][seat] ?? 0).toFixed(1)}`).join(' ');
}

/** By how many points in a hundred a share of so many games may be off, one standard error at most. */
export function offBy(rollouts: number): number {
  return Math.round(50 / Math.sqrt(Math.max(1, rollouts)));
}
