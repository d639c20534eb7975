/** The card of a thing, as the lens `card` tells it, read with care since its shape comes from outside. */

import type { Target } from '../boards/contract';
import type { Text } from '../wire/messages';

export interface CardNumber {
  readonly label: Text;
  readonly value: unknown;
}

export interface ThingCard {
  readonly thing: Target;
  readonly title: Text | null;
  readonly sort: Text | null;
  readonly says: readonly Text[];
  readonly numbers: readonly CardNumber[];
  readonly now: readonly Text[];
  readonly rule: string | null;
  readonly see: readonly Target[];
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): Text | null {
  if (!isPlain(value) || typeof value['key'] !== 'string') return null;
  return { key: value['key'], args: isPlain(value['args']) ? value['args'] : {} };
}

function thingOf(value: unknown): Target | null {
  return isPlain(value) && typeof value['kind'] === 'string' && typeof value['id'] === 'string' ? { kind: value['kind'], id: value['id'] } : null;
}

function each<Item>(value: unknown, read: (one: unknown) => Item | null): Item[] {
  return Array.isArray(value) ? value.map(read).filter((one): one is NonNullable<Awaited<Item>> & Item => one !== null) : [];
}

export function cardOf(answer: Plain): ThingCard | null {
  const thing = thingOf(answer['thing']);
  if (!thing) return null;
  return {
    thing,
    title: textOf(answer['title']),
    sort: textOf(answer['sort']),
    says: each(answer['says'], textOf),
    numbers: each(answer['numbers'], (one) => {
      const label = isPlain(one) ? textOf(one['label']) : null;
      return label && isPlain(one) ? { label, value: one['value'] } : null;
    }),
    now: each(answer['now'], textOf),
    rule: typeof answer['rule'] === 'string' ? answer['rule'] : null,
    see: each(answer['see'], thingOf),
  };
}

/** A thing without its place: `turret@rhone` is a turret. */
export function bare({ kind, id }: Target): Target {
  return { kind, id: id.split('@')[0] ?? id };
}
