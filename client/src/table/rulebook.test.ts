import { expect, it } from 'vitest';
import type { Ledger } from '../wire/messages';
import { found } from './rulebook';

const rule = (id: string, words: string, see: string[] = []) => ({ id, language: 'en' as const, page: '3', kind: 'rule', rule: words, case: '', see, depends: [], waived: '' });
const LEDGERS: Ledger[] = [
  {
    name: 'kettle',
    rules: [rule('TG-CARD.2', 'See TG-BID.1 for the winner'), rule('TG-BID.1', 'All burn coal in secret'), rule('TG-BID.10', 'Élan counts double')],
    rulings: [{ id: 'TG-R1', language: 'en', question: 'A tie?', ruling: 'Nobody wins.', reason: 'fair', confidence: 'high', rules: ['TG-BID.1'] }],
  },
];

it('finds a rule by its id first, then what speaks of it', () => {
  expect(found(LEDGERS, 'TG-BID.1').map(({ id }) => id)).toEqual(['TG-BID.1', 'TG-BID.10', 'TG-CARD.2', 'TG-R1']);
});

it('finds all words in any order, with or without accents', () => {
  expect(found(LEDGERS, 'secret coal').map(({ id }) => id)).toEqual(['TG-BID.1']);
  expect(found(LEDGERS, 'elan').map(({ id }) => id)).toEqual(['TG-BID.10']);
  expect(found(LEDGERS, 'samovar')).toEqual([]);
});

it('shows everything when nothing is asked, and links a rule to its rulings', () => {
  const all = found(LEDGERS, '');

  expect(all).toHaveLength(4);
  expect(all.find(({ id }) => id === 'TG-BID.1')?.see).toEqual(['TG-R1']);
});
