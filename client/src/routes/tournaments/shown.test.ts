import { expect, it } from 'vitest';
import type { Tournament, TournamentMeeting } from '../../wire/messages';
import { mine, points, rounds, stage } from './shown';

const card = { id: 'c', title: 'Cup', game: 'kettle', kind: 'swiss', status: 'playing', rounds: 3, round: 2, entered: 3 } as const;
const met = (round: number, first: number, second: number | null): TournamentMeeting => ({ round, board: 1, first, second, table: null, points: null, how: '' });
const row = (number: number, own: boolean) => ({ number, name: `P${number}`, place: 1, points: 0, opponents: 0, beaten: 0, wins: 0, left: false, mine: own });
const told = (own: number): Tournament => ({
  card,
  pack: 'house',
  config: {},
  clock: {},
  days: null,
  endsAt: null,
  entered: true,
  rows: [0, 1, 2].map((number) => row(number, number === own)),
  meetings: [met(1, 0, 1), met(1, 2, null), met(2, 0, 2), met(2, 1, null)],
});

it('writes points as people do', () => {
  expect([0, 0.5, 1, 2.5, 0.25, 3.75].map(points)).toEqual(['0', '½', '1', '2½', '¼', '3¾']);
});

it('shows the present round first', () => {
  expect(rounds(told(0)).map(({ round, met: pairs }) => [round, pairs.length])).toEqual([[2, 2], [1, 2]]);
});

it('finds my own meeting of the present round, on either side, and none for those who look on', () => {
  expect(mine(told(0))).toMatchObject({ round: 2, first: 0 });
  expect(mine(told(2))).toMatchObject({ round: 2, second: 2 });
  expect(mine(told(1))).toMatchObject({ round: 2, second: null });
  expect(mine(told(9))).toBeNull();
});

it('says that a tournament that has just begun is being paired', () => {
  expect(stage({ ...card, round: 0 })).toBe('tournament-pairing');
  expect(stage(card)).toBe('tournament-playing');
  expect(stage({ ...card, status: 'called-off' })).toBe('tournament-called-off');
});
