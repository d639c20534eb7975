import { expect, it } from 'vitest';
import type { Deed, Line } from '../wire/messages';
import { deedsAfter, entriesOf } from './deeds';

function line(n: number, kind: Line['kind'] = 'event'): Line {
  return { n, seq: n, kind, key: `event-${n}`, args: {} };
}

function deed(n: number, last: number, key = 'deed'): Deed {
  return { n, last, text: { key, args: {} }, tone: 'plain', of: null, at: [], rows: [] };
}

function folded(lines: readonly Line[], ...deeds: Deed[]): (readonly [boolean, readonly number[]])[] {
  return entriesOf(lines, new Map(deeds.map((one) => [one.n, one]))).map(({ deed: of, lines: own }) => [of !== null, own.map(({ n }) => n)]);
}

it('folds the lines of a deed into one entry', () => {
  expect(folded([line(1), line(2), line(3), line(4)], deed(1, 3), deed(4, 4))).toEqual([[true, [1, 2, 3]], [true, [4]]]);
});

it('leaves notes for themselves, even in the middle of a deed', () => {
  expect(folded([line(1), line(2, 'note'), line(3)], deed(1, 3))).toEqual([[true, [1, 3]], [false, [2]]]);
});

it('does not tell how a deed ends before its lines are there', () => {
  expect(folded([line(1), line(2)], deed(1, 5))).toEqual([[false, [1]], [false, [2]]]);
});

it('shows a line that belongs to no deed any more', () => {
  expect(folded([line(1), line(2), line(3)], deed(1, 1), deed(3, 3))).toEqual([[true, [1]], [false, [2]], [true, [3]]]);
});

it('takes a deed that goes on in the place of what was told of it before', () => {
  const known = deedsAfter(new Map([[1, deed(1, 1, 'begun')]]), [deed(1, 2, 'done')], false);

  expect(known.get(1)?.text.key).toBe('done');
  expect(deedsAfter(known, [], true).size).toBe(0);
});
