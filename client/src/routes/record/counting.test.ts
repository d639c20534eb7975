import { expect, it } from 'vitest';
import type { EndedGame } from '../../wire/messages';
import { countBy, gamesPlayed, keyOfThing, opponentsOf, PEOPLE } from './counting';

function played(some: Partial<EndedGame>): EndedGame {
  return { table: 't', game: 'kettle', at: 0, won: false, merit: null, occasion: null, roles: [], levels: [], people: 0, lesson: null, config: {}, ...some };
}

it('counts games by what was played and against whom, lessons left out', () => {
  const war = { kind: 'scenario', id: 'war' };
  const games = [
    played({ won: true, merit: 4, occasion: war, levels: ['2', '3'] }),
    played({ merit: 7, occasion: war, people: 1 }),
    played({ won: true, lesson: 'first' }),
    played({ game: 'samovar', occasion: { kind: 'scenario', id: 'tea' } }),
  ];

  const [[first, kettle] = ['', []], [second] = ['']] = gamesPlayed(games);

  expect([first, kettle.length, second]).toEqual(['kettle', 2, 'samovar']);
  expect(countBy(kettle, ({ occasion }) => keyOfThing(occasion))).toEqual([{ key: 'scenario:war', played: 2, won: 1, best: 7 }]);
  expect(countBy(kettle, opponentsOf).map(({ key, won }) => [key, won])).toEqual([['level:2', 1], ['level:3', 1], [PEOPLE, 0]]);
});
