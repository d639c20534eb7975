import { expect, it } from 'vitest';
import type { OpenBox } from '../contract';
import type { Change } from '../rows';
import { changesIn, changesTold } from './changes';
import type { Position } from './position';
import { word } from './words';

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

it('says that a zone whose last soldiers leave is held by nobody', () => {
  const box = { name: (_kind: string, id: string) => id } as unknown as OpenBox;
  const left: Change[] = [['elites', ['rhone', 'one'], 2, 0], ['control', ['rhone'], 1, 0]];

  const position = { rows: { reading: { thing: () => null } }, clan: () => null } as unknown as Position;

  const told = changesTold(box, position, left);

  expect(told).toEqual([{ where: 'rhone', what: `−${word('elites', { count: 2 })}, ${word('goes-to-nobody')}` }]);
});
