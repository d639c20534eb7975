/** Sentences of the server name seats by number, bots by their word, and choices by key: here as readers know them. */

import type { Text } from '../wire/messages';

export interface Names {
  seat(seat: number): string;
  level(level: string): string;
  choice(choice: Text): string;
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
