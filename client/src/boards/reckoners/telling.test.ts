import { describe, expect, it } from 'vitest';
import type { Line, Question } from '../../wire/messages';
import { figureOf, outlookOf } from './outlook';
import { scenesOf } from './story';
import { wordIn } from './words';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

let n = 0;
function line(key: string, args: Record<string, unknown> = {}): Line {
  n += 1;
  return { n, seq: 1, kind: 'event', key: `event-${key}`, args };
}

const thing = (kind: string, id: string) => ({ kind, id });
const step = (stage: string) => line('step-began', { stage: thing('stage', stage) });
const acted = (epic: string, district: string) => line('epic-acted', { epic: thing('epic', epic), district: thing('district', district) });
const act = (action: string, district: string) => line('act-performed', { action: thing('action', action), district: thing('district', district) });

describe('the story of the Epics', () => {
  it('has a scene for each Epic that acts, with what it did', () => {
    const scenes = scenesOf([
      step('activate-epics'),
      acted('ozone', 'harbor'),
      act('enforcement', 'harbor'),
      act('population', 'harbor'),
      line('population-fell', { loss: 3, left: 20 }),
      acted('dazzle', 'grant-park'),
      act('base', 'grant-park'),
      line('base-discovered', { space: 4 }),
    ]);

    expect(scenes.map(({ kind, epic, district }) => [kind, epic, district])).toEqual([
      ['epic', 'ozone', 'harbor'],
      ['epic', 'dazzle', 'grant-park'],
    ]);
    expect(scenes[0]?.deeds.map(({ sign, mark }) => [sign, mark])).toEqual([
      ['enforcement', ''],
      ['population', '−3'],
    ]);
  });

  it('tells the same deed in a row once, with its number', () => {
    const scenes = scenesOf([step('activate-epics'), acted('ozone', 'harbor'), act('barricade', 'harbor'), act('barricade', 'harbor'), act('barricade', 'harbor')]);

    expect(scenes[0]?.deeds.map(({ mark }) => mark)).toEqual(['×3']);
  });

  it('leaves out what the Reckoners did', () => {
    expect(scenesOf([step('use'), line('moved', { district: thing('district', 'harbor') }), step('buy')])).toEqual([]);
  });

  it('has a scene of the Great Epic, and one for each district that the city passes', () => {
    const scenes = scenesOf([
      step('activate-city'),
      line('city-moved', { district: thing('district', 'sharp-tower') }),
      act('population', 'sharp-tower'),
      line('population-fell', { loss: 1, left: 9 }),
      step('activate-great-epic'),
      line('population-fell', { loss: 2, left: 7 }),
      line('round-began', { number: 2 }),
      line('population-fell', { loss: 2, left: 5 }),
    ]);

    expect(scenes.map(({ kind }) => kind)).toEqual(['city', 'great']);
    expect(scenes[1]?.deeds).toHaveLength(1);
  });
});

describe('the outlook', () => {
  const facts = [
    { key: 'fact-forecast-population', args: { least: 3, most: 5, span: '3–5' }, tone: 'cost' },
    { key: 'fact-forecast-enforcement', args: { least: 2, most: 2, span: '2' }, tone: 'cost' },
    { key: 'fact-forecast-fall', args: {}, tone: 'warning' },
  ] as const;

  it('is read from the option that stops', () => {
    const question = { options: [{ facts: [] }, { facts }] } as unknown as Question;

    expect(outlookOf(question)?.people).toEqual([3, 5]);
    expect(outlookOf(null)).toBeNull();
    expect(outlookOf({ options: [{ facts: [] }] } as unknown as Question)).toBeNull();
  });

  it('says losses with a minus and additions with a plus', () => {
    expect(facts.map((fact) => figureOf(fact))).toEqual(['−3–5', '+2', '']);
  });
});

it('has the same words in both languages', () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? '');

  expect(keys(fr)).toEqual(keys(en));
  expect(wordIn('fr', 'plans', { count: 2, pending: 1 })).toBe('2 jetons Plan, 1 de plus au prochain tour');
  expect(wordIn('en', 'plans', { count: 1, pending: 0 })).toBe('One plan token');
});
