import { describe, expect, it } from 'vitest';
import type { Box, Setting } from '../../wire/messages';
import { allMine, broughtConfig, chosenLevels, counted, defaultConfig, defaultSeats, fittedSeats, newTableOf, perSeat, styled, styleOf, unlisted, USUAL_HOUSE, wished } from './wish';

const PLAYERS: Setting = { key: 'players', kind: 'number', default: 2, values: [], low: 2, high: 4, perSeat: false, carried: false };
const CLANS: Setting = { key: 'clans', kind: 'one', default: ['sun'], values: ['sail', 'sun'], low: 0, high: 0, perSeat: true, carried: false };
const LEVELS = ['random', 'greedy', 'search'];

describe('a new table', () => {
  it('begins as a game against bots', () => {
    const seats = defaultSeats(3, LEVELS);

    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }]);
    expect(counted(seats)).toEqual({ people: 1, bots: 2, open: 0 });
  });

  it('of one person is told as one person', () => {
    expect(counted(allMine(3, 'Anna')).people).toBe(1);
    expect(counted([{ kind: 'me', name: 'Anna' }, { kind: 'same-screen', name: 'Boris' }, { kind: 'same-screen' }]).people).toBe(3);
  });

  it('keeps the wishes that were made when seats come and go', () => {
    const seats = fittedSeats([{ kind: 'open' }, { kind: 'me' }], 3, LEVELS);

    expect(seats.map(({ kind }) => kind)).toEqual(['open', 'me', 'bot']);
    expect(fittedSeats(seats, 1, LEVELS)).toEqual([{ kind: 'me' }]);
  });

  it('tells of each level that is wished for once', () => {
    const seats = wished(defaultSeats(4, LEVELS), 3, { kind: 'bot', level: 'search' });

    expect(chosenLevels(seats)).toEqual(['greedy', 'search']);
  });

  it('has one me', () => {
    const seats = wished(defaultSeats(2, LEVELS), 1, { kind: 'me' });

    expect(seats.map(({ kind }) => kind)).toEqual(['same-screen', 'me']);
  });

  it('sends only what differs from the defaults', () => {
    const box = { game: { id: 'kettle' }, settings: [PLAYERS, CLANS] } as unknown as Box;

    const wish = newTableOf(box, { ...defaultConfig([PLAYERS, CLANS]), players: 3 }, [], USUAL_HOUSE);

    expect(wish.config).toEqual({ players: 3 });
    expect(wish.game).toBe('kettle');
  });

  it('has a value for each seat where a setting wants one', () => {
    expect(perSeat(CLANS, undefined, 3)).toEqual(['sun', 'sail', 'sail']);
    expect(perSeat(CLANS, ['sail', 'sun'], 1)).toEqual(['sail']);
  });

  it('offers to every seat what one of them brought from elsewhere, once', () => {
    expect(unlisted(['sun', 'mine', 'mine', 'hers', 3], ['sun', 'sail', 'hers'])).toEqual(['mine']);
  });

  it('takes over the settings that somebody brings in the address, if the game knows them', () => {
    const told = encodeURIComponent(JSON.stringify({ players: 3, teapots: 9 }));

    expect(broughtConfig(told, [PLAYERS])).toEqual({ players: 3 });
    expect(broughtConfig('', [PLAYERS])).toBeNull();
    expect(broughtConfig('%7Bbroken', [PLAYERS])).toBeNull();
    expect(broughtConfig(encodeURIComponent('{"teapots": 9}'), [PLAYERS])).toBeNull();
  });
});

describe('the style of a bot', () => {
  const NERVE = ['careful', 'bold'];
  const APPETITE = ['patient', 'eager'];

  it('is one end of a slider, and the other sliders stay', () => {
    const both = styled(styled('shrewd', NERVE, 'bold'), APPETITE, 'patient');

    expect(both).toBe('shrewd+bold+patient');
    expect(styled(both, NERVE, 'careful')).toBe('shrewd+patient+careful');
    expect(styled(both, NERVE, '')).toBe('shrewd+patient');
    expect([styleOf(both, NERVE), styleOf(both, APPETITE), styleOf('shrewd', NERVE)]).toEqual(['bold', 'patient', '']);
  });

  it('is no strength of its own', () => {
    expect(chosenLevels([{ kind: 'bot', level: 'shrewd+bold' }, { kind: 'bot', level: 'shrewd' }])).toEqual(['shrewd']);
  });
});
