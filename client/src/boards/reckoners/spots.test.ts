import { expect, it } from 'vitest';
import type { Option, Question } from '../../wire/messages';
import { meantIn } from './near.svelte';
import { nextOf, spotsOf } from './spots';

function option(say: string, ...targets: string[]): Option {
  const named = targets.map((target) => ({ kind: target.split(':')[0] ?? '', id: target.split(':')[1] ?? '' }));
  const args = Object.fromEntries(named.map((target) => [target.kind, target]));
  return { id: say, say, verb: say.split(' ')[0] ?? '', label: { key: 'choice', args }, targets: named, facts: [] };
}

function question(...options: Option[]): Question {
  return { options, fields: [], refused: [] } as unknown as Question;
}

function spotOf(one: Option): string | undefined {
  return [...spotsOf(question(one)).keys()][0];
}

it('draws an option where its piece lies', () => {
  expect(spotOf(option('research harbor epic', 'district:harbor', 'target:epic'))).toBe('harbor/research');
  expect(spotOf(option('attack harbor epic', 'district:harbor', 'target:epic'))).toBe('harbor/health');
  expect(spotOf(option('contain harbor epic', 'district:harbor', 'bracket:epic'))).toBe('harbor/bracket');
  expect(spotOf(option('break harbor red', 'district:harbor', 'shield:red'))).toBe('harbor/red-shield');
  expect(spotOf(option('clear harbor', 'district:harbor'))).toBe('harbor/barricade');
  expect(spotOf(option('carry enforcement harbor', 'piece:enforcement', 'district:harbor'))).toBe('harbor/enforcement');
});

it('draws what is aimed at the Great Epic on his own board', () => {
  expect(spotOf(option('attack harbor great-epic', 'district:harbor', 'target:great-epic'))).toBe('great/health');
  expect(spotOf(option('contain harbor red', 'district:harbor', 'bracket:red'))).toBe('great/red');
  expect(spotOf(option('research turtle-bay track', 'district:turtle-bay', 'target:track'))).toBe('turtle-bay/track');
});

it('gives a district whatever else names it, and nothing to an option without a place', () => {
  expect(spotOf(option('go harbor', 'district:harbor'))).toBe('harbor/place');
  expect(spotOf(option('send tia harbor', 'reckoner:tia', 'district:harbor'))).toBe('harbor/place');
  expect(spotOf(option('give-up'))).toBeUndefined();
});

it('goes round the options of one place', () => {
  const options = [option('protect harbor research'), option('protect harbor attack')];

  expect(nextOf(options, null)?.say).toBe('protect harbor research');
  expect(nextOf(options, options[0] ?? null)?.say).toBe('protect harbor attack');
  expect(nextOf(options, options[1] ?? null)?.say).toBe('protect harbor research');
});

it('takes a die that is laid anywhere on a district for the one thing it can do there', () => {
  const contain = option('contain harbor epic', 'district:harbor', 'bracket:epic');
  const clear = option('clear harbor', 'district:harbor');
  const go = option('move market', 'district:market');
  const attack = option('attack harbor epic', 'district:harbor', 'target:epic');

  expect(meantIn(spotsOf(null, [contain, clear, go]), 'harbor')).toBe(contain);
  expect(meantIn(spotsOf(null, [contain, clear, go]), 'market')).toBe(go);
  expect(meantIn(spotsOf(null, [clear]), 'harbor')).toBe(clear);
  expect(meantIn(spotsOf(null, [contain, attack]), 'harbor')).toBeNull();
  expect(meantIn(spotsOf(null, [contain]), 'market')).toBeNull();
});

it('tells plan tokens that are used from those that are gained', () => {
  expect(spotOf(option('token'))).toBe('team/token');
  expect(spotOf(option('plan'))).toBe('team/plan');
});
