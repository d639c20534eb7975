/** "If the Epics acted now", out of the facts that the game gives with "ready" and "give up". */

import type { Fact, Question } from '../../wire/messages';
import type { SignName } from './signs';

const START = 'fact-forecast-';

export interface Outlook {
  readonly facts: readonly Fact[];
  /** How many people at least and at most. */
  readonly people: readonly [least: number, most: number];
}

export function outlookOf(question: Question | null): Outlook | null {
  const option = question?.options.find(({ facts }) => facts.some(({ key }) => key.startsWith(START)));
  if (!option) return null;
  const facts = option.facts.filter(({ key }) => key.startsWith(START));
  const people = facts.find(({ key }) => key === `${START}population`)?.args ?? {};
  return { facts, people: [Number(people['least'] ?? 0), Number(people['most'] ?? 0)] };
}

const SIGN: Readonly<Record<string, SignName>> = {
  population: 'population',
  enforcement: 'enforcement',
  barricades: 'barricade',
  base: 'base',
  dice: 'die',
  plans: 'plan',
  money: 'money',
  worst: 'skull',
  danger: 'skull',
  fall: 'skull',
};

export function signOf(fact: Fact): SignName {
  return SIGN[fact.key.slice(START.length)] ?? 'none';
}

export function isForecast(fact: Fact): boolean {
  return fact.key.startsWith(START);
}

/** The figure of a fact, for a short chip. */
export function figureOf(fact: Fact): string {
  const span = fact.args['span'];
  if (typeof span !== 'string') return '';
  const lost = ['population', 'dice', 'plans', 'money'].includes(fact.key.slice(START.length));
  const sign = lost ? '−' : '+';
  // "−3–5" reads like a sum: each end has its sign.
  return span.split('–').map((end) => `${sign}${end}`).join(' … ');
}
