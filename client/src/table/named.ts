/** Sentences of the server name seats by number, bots by their word, and choices by key: here as readers know them. */

import type { Seat, Text } from '../wire/messages';

export interface Names {
  seat(seat: number): string;
  level(level: string): string;
  choice(choice: Text): string;
}

/**
 * A seat is called by who sits there; whoever has several seats is told apart by the game's own words for them, and in a game
 * that calls all by their roles everybody is.
 */
export function calledSeat(seats: readonly Seat[], seat: number, word: (seat: Seat) => string, roles = false): string {
  const found = seats[seat];
  if (!found) return '';
  const several = seats.some((other) => other !== found && other.name === found.name);
  return found.name && !several && !roles ? found.name : word(found);
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

export function named<Said extends Text>(said: Said, names: Names): Said {
  const args: Record<string, unknown> = { ...said.args };
  const { seat, word, choice } = args;
  if (typeof seat === 'number') args['seat'] = names.seat(seat);
  if (typeof word === 'string' && word !== '') args['word'] = names.level(word);
  if (isText(choice)) args['choice'] = names.choice(choice);
  return { ...said, args };
}
