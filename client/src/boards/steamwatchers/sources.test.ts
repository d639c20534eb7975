import { describe, expect, it } from 'vitest';
import { sourceOf } from './sources';

describe('the source of a question', () => {
  it('is the card or kit that its sentence names', () => {
    const kit = { kind: 'kit', id: 'magnetic-cannons' };

    const found = sourceOf({ key: 'ask-raze-choice', args: { zone: { kind: 'zone', id: 'rhone' }, cost: 2, source: kit } });

    expect(found).toEqual(kit);
  });

  it('is nothing when the sentence names none, or when nobody is asked', () => {
    expect(sourceOf({ key: 'ask-grouping', args: { zone: { kind: 'zone', id: 'rhone' } } })).toBeNull();
    expect(sourceOf(undefined)).toBeNull();
  });
});
