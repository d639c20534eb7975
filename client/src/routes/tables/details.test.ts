import { expect, it } from 'vitest';
import type { Setting } from '../../wire/messages';
import { lessonIn, scenarioOf, type Naming } from './details';

function setting(key: string, kind: Setting['kind'], perSeat = false): Setting {
  return { key, kind, default: 'none', values: [], low: 0, high: 0, perSeat, carried: false };
}

const OPENED: Naming = {
  box: {
    lessons: [{ id: 'first', config: { scenario: 'school' }, minutes: 5 }],
    settings: [setting('expansion', 'one'), setting('scenario', 'one'), setting('clans', 'one', true), setting('players', 'number')],
  },
  knows: (key) => key === 'setting-scenario-war',
  text: () => 'The War',
  name: (_, id) => id,
};

it('names what a table was laid with, and tells lessons apart', () => {
  const game = { config: { expansion: 'none', scenario: 'war', players: 2, clans: ['rhone'] } };

  expect(scenarioOf(OPENED, game)).toBe('The War');
  expect(lessonIn(OPENED, game)).toBeNull();
  expect(lessonIn(OPENED, { config: { scenario: 'school' } })).toBe('first');
  expect(scenarioOf(undefined, game)).toBe('');
});
