import { describe, expect, it } from 'vitest';
import type { Setting } from '../wire/messages';
import { termsOf } from './terms';

function setting(key: string, kind: Setting['kind'], initial: unknown, more: Partial<Setting> = {}): Setting {
  return { key, kind, default: initial, values: [], low: 0, high: 9, perSeat: false, carried: false, ...more };
}

const SETTINGS = [
  setting('scenario', 'one', 'war', { values: ['war', 'siege'] }),
  setting('players', 'number', 2),
  setting('clans', 'one', [], { perSeat: true }),
  setting('yard', 'one', 'walled', { values: ['walled', 'open'] }),
  setting('gusts', 'switch', false),
  setting('frost', 'switch', true),
  setting('chapter', 'number', 1, { carried: true }),
];
const box = {
  box: { settings: SETTINGS },
  knows: (key: string) => key === 'setting-scenario-war',
  name: (_: string, id: string) => id.toUpperCase(),
  text: ({ key }: { key: string }) => key,
} as unknown as Parameters<typeof termsOf>[0];
const WORDS = { no: 'no', own: 'my own' };

describe('the terms of a table', () => {
  it('are the first settings, and later ones only when they were changed', () => {
    expect(termsOf(box, { players: 4 }, WORDS)).toEqual([
      { label: 'setting-scenario', value: 'setting-scenario-war' },
      { label: 'setting-players', value: '4' },
      { label: 'setting-yard', value: 'WALLED' },
    ]);
  });

  it('tell of switches that are not as usual, and of what a workshop made', () => {
    expect(termsOf(box, { gusts: true, frost: false, yard: '12 34 56' }, WORDS).slice(2)).toEqual([
      { label: 'setting-yard', value: 'my own' },
      { label: 'setting-gusts', value: '' },
      { label: 'setting-frost', value: 'no' },
    ]);
  });
});
