import { describe, expect, it } from 'vitest';
import { Reading, Rows } from '../boards/rows';
import { Plan, saidOf } from './plan.svelte';

const reading = new Reading({
  axes: { zone: ['gironde', 'rhone'], clan: ['menrau', 'flotte'] },
  rows: [
    { name: 'soldiers', axes: ['zone', 'clan'], seen: 'open' },
    { name: 'heat', axes: [], seen: 'open' },
  ],
});
const now = new Rows(reading, { soldiers: [1, 0, 3, 2], heat: [5] });
const later = new Rows(reading, { soldiers: [1, 0, 3, 0], heat: [5] });
const gironde = { kind: 'zone', id: 'gironde' };
const rhone = { kind: 'zone', id: 'rhone' };
const offered = new Map([['zone:gironde', []], ['zone:rhone', []]] as const);

describe('a plan', () => {
  it('reads all numbers of a thing', () => {
    expect(saidOf(now, rhone)).toBe('3,2');
    expect(saidOf(now, { kind: 'clan', id: 'menrau' })).toBe('1,3');
    expect(saidOf(now, { kind: 'card', id: 'a01' })).toBe('');
  });

  it('offers its steps one after the other', () => {
    const plan = new Plan();
    plan.add(gironde, now);
    plan.add(rhone, now);

    expect(plan.next(offered, now)?.target).toEqual(gironde);
    plan.done([gironde]);

    expect(plan.next(offered, now)?.target).toEqual(rhone);
    expect(plan.next(new Map(), now)).toBeNull();
  });

  it('selects nothing by itself where something has changed since', () => {
    const plan = new Plan();
    plan.add(rhone, now);

    expect(plan.next(offered, later)).toBeNull();
    expect(plan.has(rhone)).toBe(true);
  });
});
