import { expect, it } from 'vitest';
import type { Deed, DeedRow, State } from '../wire/messages';
import { digestOf } from './digest';
import type { Step } from './reel.svelte';

function deed(n: number, tone: Deed['tone'], ...marks: string[]): Deed {
  const rows = marks.map((mark): DeedRow => ({ of: null, text: { key: `row-${mark}`, args: {} }, mark, won: false }));
  return { n, last: n, text: { key: `deed-${n}`, args: {} }, tone, of: null, at: [], rows };
}

function film(...states: readonly (readonly (Deed | null)[])[]): Step[] {
  return states.flatMap((deeds, seq) => {
    const state = { seq } as State;
    return deeds.map((one) => ({ state, deed: one }));
  });
}

it('keeps the sum of a fight while others go on', () => {
  const seen = film([deed(1, 'fight', '7', '10')], [null], [deed(2, 'plain')]);

  expect(digestOf(seen, 2)).toMatchObject({ n: 1, tone: 'fight', rows: [{ mark: '7' }, { mark: '10' }] });
});

it('tells what a phase has settled when it is over', () => {
  const seen = film([deed(1, 'heading'), deed(2, 'settled'), deed(3, 'settled'), deed(4, 'heading')]);

  expect(digestOf(seen, 1)).toBeNull();
  expect(digestOf(seen, 2)?.rows.map(({ text }) => text.key)).toEqual(['deed-2', 'deed-3']);
});

it('puts a fight away when a new turn begins', () => {
  const seen = film([deed(1, 'fight', '7', '10')], [deed(2, 'heading')], [deed(3, 'plain')]);

  expect(digestOf(seen, 2)).toBeNull();
});

it('is another table when the verdict has fallen, so that a reader who put the sum away sees it', () => {
  const announced = film([deed(1, 'fight', '2', '2')]);
  const decided = film([{ ...deed(1, 'fight', '5', '6'), last: 4 }]);

  expect(digestOf(decided, 0)!.n).toBeGreaterThan(digestOf(announced, 0)!.n);
});
