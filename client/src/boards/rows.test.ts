import { describe, expect, it } from 'vitest';
import type { Layout } from '../wire/messages';
import { keyOf, targetOf } from './contract';
import { Reading, Rows } from './rows';
import type { Engine } from './steamwatchers/engine';

const LAYOUT: Layout = {
  axes: { stoker: ['anna', 'boris'], way: ['x', 'y'], heat: ['low', 'high'] },
  rows: [
    { name: 'heat', axes: [], seen: 'open' },
    { name: 'coal', axes: ['stoker'], seen: 'open' },
    { name: 'place', axes: ['stoker', 'way'], seen: 'open' },
    { name: 'hand', axes: ['stoker'], seen: 'owner' },
    { name: 'lit-by', axes: [], seen: 'open', holds: 'stoker', none: 0 },
    { name: 'fire', axes: ['stoker'], seen: 'open', holds: 'heat', none: -1 },
  ],
};
const reading = new Reading(LAYOUT);
const rows = new Rows(reading, { heat: [5], coal: [4, 3], place: [1, 2, 3, 4], hand: [2, null], 'lit-by': [2], fire: [-1, 0] });

describe('rows', () => {
  it('find a number by the ids of its axes, the last one fastest', () => {
    expect(rows.value('heat')).toBe(5);
    expect(rows.value('coal', 'boris')).toBe(3);
    expect(rows.value('place', 'anna', 'y')).toBe(2);
    expect(rows.value('place', 'boris', 'x')).toBe(3);
  });

  it('name the thing that a cell holds, counted from the number after none', () => {
    expect(rows.held('lit-by')).toBe('boris');
    expect(rows.held('fire', 'anna')).toBeNull();
    expect(rows.held('fire', 'boris')).toBe('low');
    expect(rows.held('coal', 'anna')).toBeNull();
  });

  it('show what is hidden or unknown as null, and as nothing when counted', () => {
    expect(rows.value('hand', 'boris')).toBeNull();
    expect(rows.value('hand', 'nobody')).toBeNull();
    expect(rows.value('no-such-row')).toBeNull();
    expect(rows.value('coal')).toBeNull();
    expect(rows.count('hand', 'boris')).toBe(0);
  });

  it('read a number as a place on an axis', () => {
    expect(rows.id('stoker', 1)).toBe('boris');
    expect(rows.id('stoker', null)).toBeNull();
    expect(rows.id('stoker', 9)).toBeNull();
  });

  it('tell what differs, and become the later moment by it', () => {
    const later = new Rows(reading, { ...rows.values, heat: [6], coal: [4, 1], place: [1, 2, 3, 9], hand: [null, null] });

    const changes = later.since(rows);

    expect(changes).toEqual([
      ['heat', [], 5, 6],
      ['coal', ['boris'], 3, 1],
      ['place', ['boris', 'y'], 4, 9],
      ['hand', ['anna'], 2, null],
    ]);
    expect(rows.after(changes).values).toEqual(later.values);
    expect(rows.value('heat')).toBe(5);
  });

  it('of a game have the names that its engine gives them: others are errors of types', () => {
    const typed: Rows<Engine> = rows;

    // @ts-expect-error there is no such row
    expect(typed.value('soldiers', 'rhone')).toBeNull();
    // @ts-expect-error figures are counted by zone and side
    expect(typed.value('basics', 'rhone')).toBeNull();
    // @ts-expect-error there is no such axis
    expect(typed.reading.ids('district')).toEqual([]);
    expect(typed.value('basics', 'rhone', 'one')).toBeNull();
  });

  it('do not stumble over a change of a row that they do not know', () => {
    expect(rows.after([['tide', ['high'], 0, 1]]).values).toEqual(rows.values);
  });
});

describe('a target', () => {
  it('has a key that leads back to it', () => {
    expect(keyOf({ kind: 'zone', id: 'rhone' })).toBe('zone:rhone');
    expect(targetOf('figure:guard:2')).toEqual({ kind: 'figure', id: 'guard:2' });
  });
});
