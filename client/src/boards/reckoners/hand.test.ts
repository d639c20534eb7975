import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, Question } from '../../wire/messages';
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

  it('takes up what was pressed before it was known what it can do', async () => {
    const study = (() => Promise.resolve({ seq: 1, answer: { sources: [{ line: 'die 1', uses: [RESEARCH] }] } })) as unknown as BoardProps['study'];

    hand.follow({ question: null } as unknown as BoardProps);
    hand.follow(asking(study));
    expect(hand.soon('ready')).toBe(false);
    expect(hand.soon('die 1')).toBe(true);
    await vi.runAllTimersAsync();

    expect(hand.held).toBe('die 1');
    expect(hand.soon('die 1')).toBe(false);
  });

  it('keeps what it holds while somebody else acts, and forgets it in another phase', async () => {
    const study = (() => Promise.resolve({ seq: 1, answer: { sources: [{ line: 'die 1', uses: [RESEARCH] }] } })) as unknown as BoardProps['study'];
    const at = (stage: number, asked: boolean): BoardProps => {
      const shown = { rows: { count: (row: string) => (row === 'stage' ? stage : 1) } };
      return { ...(asked ? asking(study) : { question: null, study }), shown } as unknown as BoardProps;
    };

    hand.follow(at(2, true));
    await vi.runAllTimersAsync();
    hand.carry('die 1');
    hand.follow(at(2, false));
    hand.follow(at(2, true));
    await vi.runAllTimersAsync();
    expect(hand.held).toBe('die 1');

    hand.follow(at(2, false));
    hand.follow(at(3, false));
    hand.follow(at(3, true));
    await vi.runAllTimersAsync();
    expect(hand.held).toBeNull();
  });

  it('says again what somebody else was quicker to interrupt', async () => {
    const sources = [{ line: 'die 1', uses: [RESEARCH] }];
    const question = asking(null as unknown as BoardProps['study']).question;
    const study = (() => Promise.resolve({ seq: 1, answer: { sources: [{ line: 'die 1', uses: [] }] } })) as unknown as BoardProps['study'];
    const board = { question, study, acted: 0 } as unknown as BoardProps & { question: Question | null; acted: number; act: () => Promise<boolean> };
    board.act = () => {
      board.acted += 1;
      if (board.acted > 1) return Promise.resolve(true);
      board.question = null;
      setTimeout(() => (board.question = question), 200);
      return Promise.resolve(false);
    };

    hand.follow({ question: null } as unknown as BoardProps);
    hand.follow({ question, study: () => Promise.resolve({ seq: 1, answer: { sources } }) } as unknown as BoardProps);
    await vi.runAllTimersAsync();
    hand.follow({ question: null } as unknown as BoardProps);
    hand.follow(board);
    await vi.runAllTimersAsync();
    hand.carry('die 1');
    const spent = hand.spend(board, RESEARCH as unknown as Option);
    await vi.runAllTimersAsync();
    await spent;

    expect(board.acted).toBe(2);
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

describe('what is taken up and a goal as well', () => {
  const TOKEN = { id: 'o2', say: 'token', verb: 'token' };
  const PLAN = { id: 'u2', say: 'plan', verb: 'plan' } as unknown as Option;

  async function holding(line: string | null, ...sources: { line: string; uses: unknown[] }[]): Promise<void> {
    const question = { mode: 'team', options: [DIE, TOKEN], fields: [] } as unknown as Question;
    const study = (() => Promise.resolve({ seq: 1, answer: { sources } })) as unknown as BoardProps['study'];
    hand.follow({ question: null } as unknown as BoardProps);
    hand.follow({ question, study } as unknown as BoardProps);
    await Promise.resolve();
    await Promise.resolve();
    if (line !== null) hand.carry(line);
  }

  it('is taken up by an empty hand, though a die could go there', async () => {
    await holding(null, { line: 'die 1', uses: [PLAN] }, { line: 'token', uses: [PLAN] });

    expect(hand.goal(hand.uses, 'token')).toBeNull();
  });

  it('takes what is held, and what can go there where nothing can be taken up', async () => {
    await holding('die 1', { line: 'die 1', uses: [PLAN] }, { line: 'token', uses: [PLAN] });
    expect(hand.goal(hand.uses, 'token')).toBe(PLAN);

    await holding(null, { line: 'die 1', uses: [PLAN] });
    expect(hand.goal(hand.uses, null)).toBe(PLAN);
  });

  it('is laid down where it was taken up', async () => {
    await holding('token', { line: 'token', uses: [PLAN] });

    expect(hand.goal(hand.uses, 'token')).toBeNull();
  });
});
