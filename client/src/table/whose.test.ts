import { expect, it } from 'vitest';
import type { Deed, Line, Seat } from '../wire/messages';
import { whose } from './whose';

const seats = ['one', 'two'].map((id, seat) => ({ seat, id })) as unknown as readonly Seat[];
const eyes = { board: null, parts: null, seats };
const line = { key: 'event-counted', args: { seat: { kind: 'seat', id: 'one' } } } as unknown as Line;

function deed(args: Record<string, unknown>, of: unknown = null): Deed {
  return { of, text: { key: 'deed', args } } as unknown as Deed;
}

it('is of whom the game says, else of the first whom the sentence names', () => {
  expect(whose(eyes, null, line)?.id).toBe('one');
  expect(whose(eyes, deed({ loser: { kind: 'seat', id: 'two' } }), line)?.id).toBe('two');
  expect(whose(eyes, deed({}, { kind: 'seat', id: 'two' }), line)?.id).toBe('two');
});

it('is of nobody where a deed is everybody’s, though what it is made of names one first', () => {
  expect(whose(eyes, deed({ scores: [[{ kind: 'seat', id: 'one' }, 4], [{ kind: 'seat', id: 'two' }, 7]] }), line)).toBeNull();
});
