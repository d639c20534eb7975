import { expect, it } from 'vitest';
import { idIn, idsIn, numberIn, pairsIn, pointsIn, saidBy } from './args';

const zone = (id: string) => ({ kind: 'zone', id });

it('reads the parts of a choice by their names', () => {
  const args = { zone: zone('eire'), zones: [zone('alba'), zone('cymru')], barrels: 3, way: [[1, 2], [30, -4]] };

  expect(idIn(args, 'zone')).toBe('eire');
  expect(idsIn(args, 'zones')).toEqual(['alba', 'cymru']);
  expect(numberIn(args, 'barrels')).toBe(3);
  expect(pointsIn(args, 'way')).toEqual([[1, 2], [30, -4]]);
});

it('reads pairs, and nothing out of parts that are not there or of another kind', () => {
  const args = { orders: [[zone('eire'), { kind: 'order', id: 'move' }]], hidden: null };

  expect(pairsIn(args, 'orders')).toEqual([['eire', 'move']]);
  expect([idIn(args, 'hidden'), numberIn(args, 'orders'), idIn(args, 'none')]).toEqual([null, null, null]);
  expect([idsIn(args, 'hidden'), pointsIn(args, 'orders')]).toEqual([[], []]);
});

it('takes a choice’s own parts where its text has others', () => {
  const option = { id: 'o0', say: 'shoot b1 0', verb: 'shoot', label: { key: 'choice-shoot-with', args: { weapon: 'bow' } }, targets: [], facts: [] };

  expect(saidBy({ ...option, args: { weapon: 0 } })).toEqual({ verb: 'shoot', args: { weapon: 0 } });
  expect(saidBy(option).args).toEqual({ weapon: 'bow' });
});
