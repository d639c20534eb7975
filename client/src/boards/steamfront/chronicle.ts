/** What the log tells of dice and activations. */

import type { Line } from '../../wire/messages';

export interface Throw {
  /** The line of the log that tells it. */
  readonly n: number;
  readonly kind: 'again' | 'attack' | 'defence' | 'initiative';
  /** Who threw: a figure, or nobody for the initiative. */
  readonly figure: string | null;
  readonly dice: readonly number[];
  readonly successes: number | null;
}

const KINDS: Readonly<Record<string, Throw['kind']>> = {
  'event-threw-attack': 'attack',
  'event-threw-defence': 'defence',
  'event-threw-again': 'again',
  'event-threw-initiative': 'initiative',
};

function idOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** Every throw in the order of the log; what was taken back is not among them, for a throw never is. */
export function throwsIn(lines: readonly Line[]): Throw[] {
  return lines.flatMap(({ n, key, args }): Throw[] => {
    const kind = KINDS[key];
    if (!kind) return [];
    if (kind === 'initiative') return [{ n, kind, figure: null, dice: numbers([args['first'], args['second']]), successes: null }];
    return [{ n, kind, figure: idOf(args['figure']), dice: numbers(args['dice']), successes: typeof args['successes'] === 'number' ? args['successes'] : null }];
  });
}

/** What the lens `luck` counts: every throw but those for the initiative. */
export function luckyEvents(lines: readonly Line[]): { key: string; args: Line['args'] }[] {
  return lines.filter(({ key }) => key in KINDS && KINDS[key] !== 'initiative').map(({ key, args }) => ({ key, args }));
}

const OUTCOMES = new Set(['event-missed', 'event-hurt', 'event-eliminated', 'event-stunned', 'event-dazed']);
const ATTACKS = new Set(['event-attacked', 'event-counter-attacked']);

/** Of whoever is eliminated nobody asks how much life that took. */
function outcomesOf(lines: readonly Line[]): readonly Line[] {
  const gone = new Set(lines.filter(({ key }) => key === 'event-eliminated').map(({ args }) => idOf(args['figure'])));
  return lines.filter(({ key, args }) => OUTCOMES.has(key) && !(key === 'event-hurt' && gone.has(idOf(args['figure']))));
}

/** What came of the last attack whose dice are shown. */
export function outcomeIn(lines: readonly Line[]): readonly Line[] {
  const attack = lines.findLastIndex(({ key }) => ATTACKS.has(key));
  return attack < 0 ? [] : outcomesOf(lines.slice(attack));
}

export interface Fight {
  readonly attacker: string | null;
  readonly target: string | null;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** What came of it. */
  readonly outcome: readonly Line[];
}

/** The last attack whose dice were thrown; the next one may have been announced since. */
export function lastFight(lines: readonly Line[]): Fight | null {
  const thrown = lines.findLastIndex(({ key }) => key === 'event-threw-attack');
  if (thrown < 0) return null;
  const next = lines.findIndex(({ key }, place) => place > thrown && ATTACKS.has(key));
  const fight = lines.slice(thrown, next < 0 ? undefined : next);
  const throws = throwsIn(fight);
  const attack = throws.findLast(({ kind }) => kind === 'attack' || kind === 'again');
  const defence = throws.findLast(({ kind }) => kind === 'defence');
  return {
    attacker: attack?.figure ?? null,
    target: defence?.figure ?? null,
    attack: attack?.dice ?? [],
    defence: defence?.dice ?? [],
    outcome: outcomesOf(fight),
  };
}

function thisTurn(lines: readonly Line[]): readonly Line[] {
  return lines.slice(lines.findLastIndex(({ key }) => key === 'event-turn-began') + 1);
}

/** Who was activated this turn, in order; `pass:` stands for a side that passed. */
export function activatedIn(lines: readonly Line[]): string[] {
  return thisTurn(lines).flatMap(({ key, args }) => {
    if (key === 'event-activated') return [idOf(args['figure']) ?? ''];
    return key === 'event-passed' ? [`pass:${idOf(args['side']) ?? ''}`] : [];
  });
}

/** The throws for the initiative of this turn, the last one if it was thrown again. */
export function initiativeIn(lines: readonly Line[]): { first: number; second: number } | null {
  const { args } = thisTurn(lines).findLast(({ key }) => key === 'event-threw-initiative') ?? {};
  return args ? { first: Number(args['first']), second: Number(args['second']) } : null;
}
