/** Rules and rulings made searchable. */

import type { Ledger } from '../wire/messages';

export interface Hit {
  readonly id: string;
  readonly ledger: string;
  readonly language: string;
  readonly page: string;
  readonly question: string;
  readonly body: string;
  readonly more: string;
  readonly see: readonly string[];
  readonly ruling: boolean;
}

function once(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

export function everything(ledgers: readonly Ledger[]): Hit[] {
  return ledgers.flatMap(({ name, rules, rulings }) => [
    ...rules.map(
      (rule): Hit => ({
        id: rule.id,
        language: rule.language,
        ledger: name,
        page: rule.page,
        question: '',
        body: rule.rule,
        more: '', // cases are written for tests
        see: once([...rule.see, ...rulings.filter(({ rules: about }) => about.includes(rule.id)).map(({ id }) => id)]),
        ruling: false,
      }),
    ),
    ...rulings.map(
      (ruling): Hit => ({
        id: ruling.id,
        language: ruling.language,
        ledger: name,
        page: '',
        question: ruling.question,
        body: ruling.ruling,
        more: ruling.reason,
        see: once(ruling.rules),
        ruling: true,
      }),
    ),
  ]);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every rule that has all the words, those whose id begins so first. An id finds itself and what speaks of it. */
export function found(ledgers: readonly Ledger[], words: string): Hit[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const hits = everything(ledgers).filter((hit) => {
    const whole = plain(`${hit.id} ${hit.question} ${hit.body} ${hit.more} ${hit.see.join(' ')}`);
    return wanted.every((word) => whole.includes(word));
  });
  const first = wanted[0] ?? '';
  const rank = ({ id }: Hit) => (plain(id) === first ? 0 : plain(id).startsWith(first) && first ? 1 : 2);
  return hits.sort((a, b) => rank(a) - rank(b));
}
