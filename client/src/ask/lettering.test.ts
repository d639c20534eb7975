import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/messages';
import { lettering, thingKeys } from './lettering';

function option(say: string): Option {
  return { id: say, say, verb: say.split(' ')[0] ?? '', label: { key: say, args: {} }, targets: [], facts: [] };
}

describe('keys of options', () => {
  it('gives options that differ in a number the key of that number, whichever way they are listed', () => {
    const bids = lettering(['burn 0', 'burn 1', 'burn 2'].map(option));
    const sent = lettering(['send 3 0', 'send 2 0', 'send 1 0', 'stay'].map(option));

    expect([...bids.values()]).toEqual(['0', '1', '2']);
    expect(sent.get('send 3 0')).toBe('3');
    expect(sent.get('send 1 0')).toBe('1');
    expect(sent.get('stay')).toBe('a');
  });

  it('gives the digit to so many soldiers, and letters to those who take elites along', () => {
    const sent = lettering(['send 2 1', 'send 2 0', 'send 1 1', 'send 1 0', 'send 0 1'].map(option));

    expect(sent.get('send 2 0')).toBe('2');
    expect(sent.get('send 1 0')).toBe('1');
    expect(sent.get('send 2 1')).toBe('a');
    expect(new Set(sent.values()).size).toBe(5);
  });

  it('takes the number of a place for no amount', () => {
    const slots = ['slot 0', 'slot 2'].map((say) => ({ ...option(say), targets: [{ kind: 'place', id: say }] }));

    expect([...lettering(slots).values()]).toEqual(['1', '2']);
  });

  it('calls dice by their number, whichever of them are left', () => {
    const dice = ['die 2', 'die 5', 'ready'].map((say) => ({ ...option(say), targets: say === 'ready' ? [] : [{ kind: 'die', id: say.slice(4) }] }));

    expect([...lettering(dice).values()]).toEqual(['2', '5', 'a']);
    expect([...lettering(dice.slice(1)).values()]).toEqual(['5', 'a']);
    expect([...thingKeys(['1', '2', '5'])]).toEqual([['1', '1'], ['2', '2'], ['5', '5']]);
    expect([...thingKeys(['rhone', 'provence']).values()]).toEqual(['1', '2']);
  });

  it('counts the others through, and gives no key twice', () => {
    const mixed = lettering(['walk rhone', 'walk provence', 'finish'].map(option));
    const after = lettering(['ready'].map(option), 6);

    expect([...mixed.values()]).toEqual(['1', '2', '3']);
    expect([...after.values()]).toEqual(['7']);
    expect([...lettering(['pass'].map(option), 0, true).values()]).toEqual(['a']);
  });
});
