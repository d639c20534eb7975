import { expect, it } from 'vitest';
import type { Change } from '../rows';
import { changesIn } from './changes';

const EXILE: Change = ['basics', ['rhone', 'one'], 2, 1];
const FUEL: Change = ['clean-stock', ['one'], 3, 2];
const THEIRS: Change = ['geo', ['two'], 5, 7];
const MINE: Change = ['geo', ['one'], 5, 4];
const TARGET = [{ kind: 'zone', id: 'rhone' }];

it('tells what a choice does as one thing while the turn stays where it is', () => {
  expect(changesIn([EXILE, FUEL], TARGET, 'one')).toEqual({ own: [EXILE, FUEL], later: [] });
});

it('tells apart what follows when the choice is the last of a phase', () => {
  const { own, later } = changesIn([EXILE, FUEL, MINE, THEIRS], TARGET, 'one');

  expect(own).toEqual([EXILE, FUEL]);
  expect(later).toEqual([MINE, THEIRS]);
});
