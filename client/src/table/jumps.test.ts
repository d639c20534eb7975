import { describe, expect, it } from 'vitest';
import type { Line, Replay } from '../wire/messages';
import { highlightsOf, nearest, turnsOf } from './jumps';

function line(n: number, key: string): Line {
  return { n, seq: n, kind: 'event', key, args: {} };
}

/** Six moments; two lines are heard at the fourth. */
function replay(lines: readonly Line[], struck: readonly number[] = []): Replay {
  const frames = [0, 1, 2, 4, 5, 6].map((heard, place) => ({ seq: place + 1, line: heard, asked: [place < 3 ? 0 : 1] }));
  return { seen: 'all', moment: 1, perspectives: ['all'], frames, lines, deeds: [], struck, rules: 1, edition: 'house', changes: [] };
}

const LINES = [line(1, 'event-turn'), line(2, 'event-step'), line(3, 'event-turn'), line(4, 'event-battle'), line(5, 'event-battle'), line(6, 'event-step')];

describe('jumps in a replay', () => {
  it('lead to the moment at which the log tells of a turn', () => {
    expect(turnsOf(replay(LINES), { turns: ['event-turn'] })).toEqual([1, 3]);
  });

  it('lead to where somebody else is asked when a game tells of no turns', () => {
    expect(turnsOf(replay(LINES), undefined)).toEqual([3]);
  });

  it('lead to highlights, except those that were taken back', () => {
    expect(highlightsOf(replay(LINES), { highlights: ['event-battle'] })).toEqual([3, 4]);
    expect(highlightsOf(replay(LINES, [4]), { highlights: ['event-battle'] })).toEqual([4]);
    expect(highlightsOf(replay(LINES), undefined)).toEqual([]);
  });

  it('find the next and the one before, and nothing beyond the last', () => {
    expect([nearest([1, 3], 0, 1), nearest([1, 3], 1, 1), nearest([1, 3], 3, 1)]).toEqual([1, 3, null]);
    expect([nearest([1, 3], 4, -1), nearest([1, 3], 3, -1), nearest([1, 3], 1, -1)]).toEqual([3, 1, null]);
  });
});
