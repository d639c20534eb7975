/** What is said of an option in the list: its first facts, and what it is compared by with the others. */

import type { Fact, Option } from '../wire/messages';

const FIRST = 2;

/** By line. What several options begin with is told of each that has it, if not in another form: `fact-odds` and `fact-odds-together`. */
export function briefs(options: readonly Pick<Option, 'say' | 'facts'>[]): ReadonlyMap<string, readonly Fact[]> {
  const first = options.map(({ facts }) => new Set(facts.slice(0, FIRST).map(({ key }) => key)));
  const keys = new Set(first.flatMap((one) => [...one]));
  const compared = [...keys].filter((key) => first.filter((one) => one.has(key)).length > 1);
  return new Map(
    options.map(({ say, facts }) => {
      const told = facts.slice(0, FIRST);
      const missing = compared.filter((key) => !told.some((fact) => fact.key.startsWith(key)));
      return [say, [...told, ...facts.slice(FIRST).filter(({ key }) => missing.includes(key))]];
    }),
  );
}
