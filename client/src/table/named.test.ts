import { expect, test } from 'vitest';
import type { Seat } from '../wire/messages';
import { calledSeat, named } from './named';

const names = {
  seat: (seat: number) => ['Anna', 'Boris'][seat] ?? '',
  level: (level: string) => level.toUpperCase(),
  choice: ({ key }: { key: string }) => `<${key}>`,
};

test('a note names its seat and its bot as readers know them', () => {
  const note = { key: 'note-lent', args: { seat: 1, word: 'greedy' }, n: 4 };

  expect(named(note, names)).toEqual({ key: 'note-lent', args: { seat: 'Boris', word: 'GREEDY' }, n: 4 });
});

test('a warning says what will be chosen', () => {
  const warning = { key: 'notice-clock-yours', args: { seconds: 9, choice: { key: 'choice-burn', args: {} } } };

  expect(named(warning, names).args).toEqual({ seconds: 9, choice: '<choice-burn>' });
});

test('what has no such words stays as it is', () => {
  const event = { key: 'event-burnt', args: { stoker: { kind: 'stoker', id: 'anna' }, word: '' } };

  expect(named(event, names)).toEqual(event);
});

test('whoever has several seats is told apart by what the game calls them', () => {
  const seats = ['Anna', 'Anna', 'Boris', ''].map((name, seat) => ({ seat, name, id: `reckoner-${seat}` }) as Seat);
  const word = ({ seat }: Seat): string => ['Val', 'Prof', 'David', 'Tia'][seat] ?? '';

  expect([0, 1, 2, 3].map((seat) => calledSeat(seats, seat, word))).toEqual(['Val', 'Prof', 'Boris', 'Tia']);
  expect(calledSeat(seats, 2, word, true)).toBe('David');
});
