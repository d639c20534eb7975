import { describe, expect, it } from 'vitest';
import { bare, cardOf } from './card';

describe('a card', () => {
  it('is read with care: what is missing or odd is left out', () => {
    const card = cardOf({ thing: { kind: 'zone', id: 'rhone' }, says: [{ key: 'a' }, 3], numbers: [{ label: { key: 'n', args: {} }, value: 2 }, {}], now: 'x', rule: 7 });

    expect(card).toEqual({ thing: { kind: 'zone', id: 'rhone' }, title: null, sort: null, says: [{ key: 'a', args: {} }], numbers: [{ label: { key: 'n', args: {} }, value: 2 }], now: [], rule: null, see: [] });
    expect(cardOf({})).toBeNull();
  });

  it('is named without its place', () => {
    expect(bare({ kind: 'structure', id: 'turret@rhone' })).toEqual({ kind: 'structure', id: 'turret' });
  });
});
