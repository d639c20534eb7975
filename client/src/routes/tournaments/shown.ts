/** How a tournament is told: points as people write them, its rounds, and what concerns me. */

import type { Tournament, TournamentCard, TournamentMeeting } from '../../wire/messages';

export function points(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const part = rest === 0 ? '' : rest === 0.5 ? '½' : rest === 0.25 ? '¼' : '¾';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** The present round first. */
export function rounds({ card, meetings }: Tournament): { round: number; met: readonly TournamentMeeting[] }[] {
  return Array.from({ length: card.round }, (_, back) => card.round - back).map((round) => ({ round, met: meetings.filter((each) => each.round === round) }));
}

/** What I do in the present round: my meeting, or nothing if I am in none. */
export function mine(told: Tournament): TournamentMeeting | null {
  const me = told.rows.find((row) => row.mine)?.number;
  if (me === undefined) return null;
  return told.meetings.find(({ round, first, second }) => round === told.card.round && (first === me || second === me)) ?? null;
}

/** The key of the text for how far it is. */
export function stage({ status, round }: TournamentCard): string {
  return status === 'playing' && round === 0 ? 'tournament-pairing' : `tournament-${status}`;
}
