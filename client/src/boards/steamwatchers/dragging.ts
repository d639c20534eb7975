/** What a drag over the map means: soldiers to a zone, a token of the tray to its zone. */

import type { Option, Question } from '../../wire/messages';
import { idOf, saidBy } from '../args';
import { keyOf, targetOf, type TargetKey } from '../contract';

type Wish = (question: Question) => string | null;

const WAYS = ['walk', 'sail', 'march']; // the cheapest first

function leadsTo(option: Option, zone: string): boolean {
  return idOf(saidBy(option).args['zone']) === zone;
}

function wayTo(zone: string): Wish {
  return ({ options }) => {
    for (const verb of WAYS) {
      const found = options.find((option) => option.verb === verb && leadsTo(option, zone));
      if (found) return found.say;
    }
    return null;
  };
}

function activation(question: Question, zone: string): Option | undefined {
  return question.options.find((option) => option.verb === 'activate' && leadsTo(option, zone));
}

/** Whether the soldiers of a zone can be taken up: they are on the move, or their Move order waits to be activated. */
export function canLeave(question: Question | null, zone: string, origin: string | null, order: string | null): boolean {
  if (!question) return false;
  if (origin === zone) return question.options.some(({ verb }) => WAYS.includes(verb));
  return order === 'move' && activation(question, zone) !== undefined;
}

/** What is answered when the soldiers of one zone are dropped on another. */
export function departure(question: Question, zone: string, goal: string, origin: string | null): readonly Wish[] {
  if (origin === zone) return [wayTo(goal)];
  const activated = activation(question, zone);
  return activated ? [() => activated.say, wayTo(goal)] : [];
}

/** The option that a thing of the tray and a place on the map mean together. */
export function together(question: Question, thing: TargetKey, place: TargetKey): Option | null {
  const has = (option: Option, key: TargetKey): boolean => option.targets.some((one) => keyOf(one) === key);
  const found = question.options.filter((option) => has(option, thing) && has(option, place));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The zone or sea that lies under the hand. */
export function placeUnder(under: Element | null): TargetKey | null {
  const data = under?.closest<SVGElement>('[data-zone], [data-pieces], [data-sea]')?.dataset;
  const zone = data?.['zone'] ?? data?.['pieces'];
  if (zone !== undefined) return keyOf({ kind: 'zone', id: zone });
  return data?.['sea'] === undefined ? null : keyOf({ kind: 'sea', id: data['sea'] });
}

/** What of a clan's own sheet takes an Order under the hand: the caravan board. */
export function holderUnder(under: Element | null): string | null {
  return under?.closest<HTMLElement>('[data-holds]')?.dataset['holds'] ?? null;
}

export function isZone(key: TargetKey): boolean {
  return targetOf(key).kind === 'zone';
}
