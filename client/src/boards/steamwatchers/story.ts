/** What the log tells of the game as a whole: how a combat went. */

import type { Line } from '../../wire/messages';

function idOf(line: Line, name: string): string | null {
  const value = line.args[name];
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
}

function countOf(line: Line, name: string): number | null {
  const value = line.args[name];
  return typeof value === 'number' ? value : null;
}

export interface Fighter {
  readonly clan: string;
  /** What stood there, and what was burnt for it; null where nothing was told of it. */
  readonly announced: number | null;
  readonly bid: number | null;
}

export interface Verdict {
  readonly n: number;
  readonly zone: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** The clan that won; null while the bids lie open and are not paid yet. */
  readonly winner: string | null;
  readonly sums: readonly [attack: number, defence: number] | null;
}

function told(lines: readonly Line[], key: string, clan: string, name: string): number | null {
  const line = lines.findLast((one) => one.key === key && idOf(one, 'clan') === clan);
  return line ? countOf(line, name) : null;
}

/** The combat that these lines end with; null if its bids are still secret. */
export function verdictOf(lines: readonly Line[]): Verdict | null {
  const begun = lines.findLastIndex((line, place) => line.key === 'event-announced' && lines[place - 1]?.key !== 'event-announced' && lines[place + 1]?.key === 'event-announced');
  const combat = begun < 0 ? [] : lines.slice(begun);
  const [attack, defence] = combat.filter(({ key }) => key === 'event-announced').map((line) => idOf(line, 'clan'));
  const zone = combat[0] ? idOf(combat[0], 'zone') : null;
  if (attack == null || defence == null || zone === null) return null;
  const shown = combat.filter(({ key }) => key === 'event-bid-shown' || key === 'event-fought').at(-1);
  const fought = combat.find(({ key }) => key === 'event-fought');
  const last = fought ?? shown;
  if (!last || (!fought && combat.filter(({ key }) => key === 'event-bid-shown').length < 2)) return null;
  const fighter = (clan: string): Fighter => ({
    clan,
    announced: told(combat, 'event-announced', clan, 'strength'),
    bid: told(combat, 'event-bid-shown', clan, 'barrels'),
  });
  const sums = fought ? ([countOf(fought, 'attack') ?? 0, countOf(fought, 'defence') ?? 0] as const) : null;
  return { n: last.n, zone, attacker: fighter(attack), defender: fighter(defence), winner: fought ? idOf(fought, 'clan') : null, sums };
}
