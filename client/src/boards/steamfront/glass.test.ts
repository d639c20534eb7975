import { describe, expect, it } from 'vitest';
import type { Studied } from '../contract';
import type { Shown, TableParts } from './props';
import { Glass } from './glass.svelte';

interface Answer {
  readonly figure: string;
}

/** A table whose engine answers when it is told to. */
function table() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const study = (_: string, wish: Readonly<Record<string, unknown>>): Promise<Studied> => {
    asked.push(JSON.stringify(wish));
    return new Promise((done) => waiting.push(() => done({ seq: 1, answer: wish })));
  };
  const parts = { seat: 0, shown: {} as Shown, study } as unknown as TableParts;
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((done) => setTimeout(done));
  };
  return { asked, parts, answer };
}

describe('a lens that is looked through again and again', () => {
  it('asks once for a wish that is being answered', async () => {
    const { asked, parts, answer } = table();
    const glass = new Glass<Answer>('reach');

    glass.look(parts, { figure: 'a1' });
    glass.look(parts, { figure: 'a1' });
    await answer();

    expect(asked).toEqual(['{"figure":"a1"}']);
    expect(glass.answer).toEqual({ figure: 'a1' });
  });

  it('shows nothing of a figure that is no longer looked at', async () => {
    const { asked, parts, answer } = table();
    const glass = new Glass<Answer>('reach');

    glass.look(parts, { figure: 'a1' });
    glass.look(parts, { figure: 'a2' });
    await answer();

    expect(glass.answer).toBeNull();
    expect(asked).toEqual(['{"figure":"a1"}', '{"figure":"a2"}']);
  });

  it('shows what it said of the place before until it knows better', async () => {
    const { parts, answer } = table();
    const glass = new Glass<Answer>('sight');
    const next = { figure: 'a1', at: [2, 2] };

    glass.look(parts, { figure: 'a1', at: [1, 1] });
    glass.look(parts, next);
    await answer();

    expect(glass.answer).toEqual({ figure: 'a1', at: [1, 1] });
    expect(glass.exactly(parts, next)).toBeNull();
    await answer();
    expect(glass.exactly(parts, next)).toEqual(next);
  });

  it('forgets everything when the table goes on', async () => {
    const { asked, parts, answer } = table();
    const glass = new Glass<Answer>('reach');
    glass.look(parts, { figure: 'a1' });
    await answer();

    glass.look({ ...parts, shown: {} as Shown }, { figure: 'a1' });

    expect(asked).toHaveLength(2);
  });
});
