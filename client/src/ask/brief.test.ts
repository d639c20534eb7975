import { expect, it } from 'vitest';
import { briefs } from './brief';

const fact = (key: string) => ({ key, args: {}, tone: 'plain' as const });
const option = (say: string, ...keys: string[]) => ({ say, facts: keys.map(fact) });

it('says of every option what it is compared by, however much else there is to say', () => {
  const told = briefs([
    option('none', 'odds', 'dice'),
    option('again', 'effect-again', 'odds', 'dice'),
    option('more', 'effect-again', 'effect-die', 'odds', 'dice'),
    option('twice', 'effect-extra', 'odds-together', 'odds', 'dice'),
    option('tired'),
  ]);

  const keys = [...told.values()].map((facts) => facts.map(({ key }) => key));
  expect(keys).toEqual([['odds', 'dice'], ['effect-again', 'odds'], ['effect-again', 'effect-die', 'odds'], ['effect-extra', 'odds-together'], []]);
});

it('says no more than two things where there is nothing to compare by', () => {
  expect([...briefs([option('one', 'a', 'b', 'c'), option('two', 'd', 'e', 'f')]).values()].map((facts) => facts.length)).toEqual([2, 2]);
});
