import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deed, Line, State } from '../wire/messages';
import type { PlaybackPace } from '../settings.svelte';
import { beatOf, Reel, standingFilm, stepsOf } from './reel.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deed(n: number, tone: Deed['tone'] = 'plain', rows = 0): Deed {
  const row = { of: null, text: { key: 'row', args: {} }, mark: '', won: false };
  return { n, last: n, text: { key: `deed-${n}`, args: {} }, tone, of: null, at: [], rows: Array.from({ length: rows }, () => row) };
}

/** A state that tells these deeds, each of one line. */
function state(seq: number, ...deeds: Deed[]): State {
  const lines = deeds.map(({ n }): Line => ({ n, seq, kind: 'event', key: 'event', args: {} }));
  return {
    type: 'state', seq, since: seq - 1, seat: 0, rows: {}, scene: {}, answers: [], ask: null, decision: null, question: null, undo: null,
    lines, deeds, struck: [], acted: 0, outcome: null,
  };
}

function reel(pace: PlaybackPace = 'normal'): Reel {
  const made = new Reel(() => pace, () => Date.now());
  made.jump(state(1));
  return made;
}

it('shows what others do one deed after the other', () => {
  const shown = reel();

  shown.push(state(2, deed(1)), false);
  shown.push(state(3, deed(2)), false);
  const first = [shown.state?.seq, shown.playing];
  vi.advanceTimersByTime(1_200);

  expect(first).toEqual([2, true]);
  expect([shown.state?.seq, shown.before?.seq, shown.playing]).toEqual([3, 2, false]);
});

it('tells each deed of a state that settles many', () => {
  const shown = reel();

  shown.push(state(2, deed(1), deed(2), deed(3)), false);
  const told = [shown.step?.deed?.n];
  for (let more = 0; more < 2; more += 1) {
    vi.advanceTimersByTime(1_200);
    told.push(shown.step?.deed?.n);
  }

  expect(told).toEqual([1, 2, 3]);
});

it('is at its end at once when the reader acts', () => {
  const shown = reel();
  for (let seq = 2; seq < 9; seq += 1) shown.push(state(seq, deed(seq)), false);

  const skipped = shown.skip();

  expect([skipped, shown.state?.seq, shown.playing, shown.skip()]).toEqual([true, 8, false, false]);
  shown.push(state(9, deed(9)), true);
  expect([shown.state?.seq, shown.film.length]).toEqual([9, 1]);
});

it('shows at once what follows from the reader’s choice by itself, keeps what was told, and hurries nobody else', () => {
  const mine = reel();
  mine.push(state(2, deed(1, 'fight', 2)), true);
  mine.push(state(3, deed(2)), false, true);
  const others = reel();
  others.push(state(2, deed(1)), false);
  others.push(state(3, deed(2)), false);
  others.push(state(4), false, true);

  expect([mine.state?.seq, mine.film.length]).toEqual([3, 2]);
  expect(others.state?.seq).toBe(2);
});

it('can be paused, stepped through and seen again', () => {
  const shown = reel();
  shown.push(state(2, deed(1)), false);
  shown.push(state(3), false);
  shown.push(state(4, deed(2)), false);

  shown.pause();
  vi.advanceTimersByTime(9_000);
  const paused = shown.state?.seq;
  shown.turn(1);
  const next = shown.state?.seq;
  shown.again();

  expect([paused, next, shown.state?.seq]).toEqual([2, 4, 2]);
  vi.advanceTimersByTime(3_000);
  expect(shown.state?.seq).toBe(4);
});

it('plays nothing for those who want stillness', () => {
  const shown = reel('off');

  shown.push(state(2, deed(1), deed(2)), false);

  expect([shown.state?.seq, shown.playing]).toEqual([2, false]);
});

it('shows a movement never longer than two and a half seconds, and many of them shorter', () => {
  const fight = { state: state(2), deed: deed(1, 'fight', 2) };

  expect(beatOf(fight, 'slow', 1)).toBe(2_500);
  expect(beatOf(fight, 'normal', 24)).toBeLessThan(beatOf(fight, 'normal', 1));
  expect(stepsOf(state(2, deed(1, 'heading'), deed(2, 'heading'), deed(3))).map(({ deed: told }) => told?.n)).toEqual([2, 3]);
});

it('tells nothing that was taken back', () => {
  const mine = reel('off');
  mine.push(state(2, deed(1), deed(2)), true);

  expect(standingFilm(mine.film, new Set([2])).map((step) => step.deed?.n ?? null)).toEqual([1, null]);
});
