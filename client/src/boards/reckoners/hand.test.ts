import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../wire/messages';
import { hand } from './hand.svelte';
import type { BoardProps } from './props';

const DIE = { id: 'o1', say: 'die 1', verb: 'die' };
const RESEARCH = { id: 'u1', say: 'research harbor epic', verb: 'research' };

function asking(study: BoardProps['study']): BoardProps {
  const question = { mode: 'team', options: [DIE], fields: [] } as unknown as Question;
  return { question, study } as unknown as BoardProps;
}

describe('a hand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks again what its dice can do when nobody answered', async () => {
    let asked = 0;
    const answers = [null, { key: 'why-busy', args: {}, rule: null }, { seq: 1, answer: { sources: [{ line: 'die 1', uses: [RESEARCH] }] } }];
    const study = (() => Promise.resolve(answers[asked++] ?? null)) as unknown as BoardProps['study'];

    hand.follow(asking(study));
    await vi.runAllTimersAsync();

    expect(hand.can('die 1')).toBe(true);
    expect(asked).toBe(3);
  });

  it('asks no longer when the question is another', async () => {
    let asked = 0;
    const study = (() => Promise.resolve((asked++, null))) as unknown as BoardProps['study'];

    hand.follow(asking(study));
    hand.follow({ question: null } as unknown as BoardProps);
    await vi.runAllTimersAsync();

    expect(asked).toBe(1);
  });
});
