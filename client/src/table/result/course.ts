/** The course of the scores as lines of a chart: where each point lies, and what is written beside the axes. */

import type { Stage } from '../../wire/messages';

export const WIDTH = 320;
export const HEIGHT = 150;
const LEFT = 26;
const RIGHT = 30;
const TOP = 10;
const BOTTOM = 22;

export interface Course {
  readonly lines: readonly { readonly points: readonly (readonly [x: number, y: number])[]; readonly last: number }[];
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
}

/** Round values between two scores, at most five of them. */
export function marksBetween(low: number, high: number): readonly number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((one) => (high - low) / one <= 4) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, place) => first + place * step);
}

export function courseOf(stages: readonly Stage[]): Course {
  const scores = stages.flatMap((stage) => stage.scores);
  const low = Math.min(0, ...scores);
  const high = Math.max(low + 1, ...scores);
  const x = (place: number) => (stages.length < 2 ? LEFT : LEFT + (place * (WIDTH - LEFT - RIGHT)) / (stages.length - 1));
  const y = (score: number) => TOP + ((high - score) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const every = Math.ceil(stages.length / 8);
  return {
    lines: (stages[0]?.scores ?? []).map((_, seat) => ({
      points: stages.map((stage, place) => [x(place), y(stage.scores[seat] ?? 0)] as const),
      last: stages.at(-1)?.scores[seat] ?? 0,
    })),
    marks: marksBetween(low, high).map((value) => ({ value, y: y(value) })),
    turns: stages.flatMap(({ turn }, place) => (place % every === 0 || place === stages.length - 1 ? [{ turn, x: x(place) }] : [])),
  };
}
