import { describe, expect, it } from 'vitest';
import type { Line, Question } from '../../wire/messages';
import { figureOf, outlookOf } from './outlook';
import { chipsOf } from './chips';
import { wordIn } from './words';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

let n = 0;
function line(key: string, args: Record<string, unknown> = {}): Line {
  n += 1;
  return { n, seq: 1, kind: 'event', key: `event-${key}`, args };
}

const thing = (kind: string, id: string) => ({ kind, id });
const acted = (epic: string, district: string) => line('epic-acted', { epic: thing('epic', epic), district: thing('district', district) });
const act = (action: string, district: string) => line('act-performed', { action: thing('action', action), district: thing('district', district) });

describe('what an Epic did', () => {
  it('is shown in signs, and what it did often with its number', () => {
    const chips = chipsOf([acted('ozone', 'harbor'), act('barricade', 'harbor'), act('barricade', 'harbor'), line('population-fell', { loss: 2, left: 30 })]);

    expect(chips.map(({ mark, tone }) => [mark, tone])).toEqual([['×2', 'plain'], ['−2', 'people']]);
  });

  it('leaves people that died to the line that counts them', () => {
    expect(chipsOf([act('population', 'harbor')])).toEqual([]);
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
    expect(facts.map((fact) => figureOf(fact))).toEqual(['−3 … −5', '+2', '']);
  });
});

it('has the same words in both languages', () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? '');

  expect(keys(fr)).toEqual(keys(en));
  expect(wordIn('fr', 'plans', { count: 2, pending: 1 })).toBe('2 jetons Planification, 1 de plus au prochain tour');
  expect(wordIn('en', 'plans', { count: 1, pending: 0 })).toBe('One plan token');
});
