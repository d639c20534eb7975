/** Search in a rulebook: it ranks, forgives slips of the pen, and understands the other language, too. */

import MiniSearch from 'minisearch';
import type { Chapter } from '../wire/messages';
import { placeOf, type Place } from './place';
import { bare } from './words';

/** Everyday words beside those of the book; both languages in one, since a slip of the tongue is no fault. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  twice: ['double', 'again', 'more'],
  again: ['reroll', 'rerolls'],
  walk: ['move'],
  go: ['move'],
  police: ['enforcement'],
  shop: ['buy', 'equipment'],
  gold: ['money'],
  kill: ['defeat', 'attack'],
  lose: ['lost'],
  bouger: ['deplacer'],
  tuer: ['vaincre', 'attaquer'],
  magasin: ['achat', 'equipement'],
};
const SHORT = 3;

export function folded(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every paragraph that can be found, and a search among them. The other language's book runs parallel. */
export function searcher(chapters: readonly Chapter[], other: readonly Chapter[]): (words: string) => Place[] {
  const places: Place[] = chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph, number) => ({ id: placeOf(chapter, number), chapter, paragraph })));
  const byId = new Map(places.map((place) => [place.id, place]));
  const elsewhere = new Map(other.flatMap((chapter) => chapter.paragraphs.map(({ text }, number): [string, string] => [placeOf(chapter, number), bare(text)])));
  const index = new MiniSearch<Record<string, string>>({
    fields: ['term', 'title', 'body', 'rules', 'other'],
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      boost: { rules: 6, term: 4, title: 2, other: 0.3 },
      prefix: (term) => term.length >= SHORT,
      fuzzy: (term) => (term.length > SHORT ? 0.25 : false),
      combineWith: 'OR',
    },
  });
  index.addAll(
    places.map(({ id, chapter, paragraph }) => ({
      id,
      term: [...paragraph.text.matchAll(/\*\*([^*]+)\*\*/gu)].map((match) => match[1] ?? '').join(' '),
      title: chapter.title,
      body: bare(paragraph.text),
      rules: paragraph.rules.join(' '),
      other: elsewhere.get(id) ?? '',
    })),
  );
  return (words) => {
    const named = places.filter(({ paragraph }) => paragraph.rules.includes(words.trim().toUpperCase()));
    if (named.length > 0) return named;
    const wider = folded(words)
      .split(/\s+/u)
      .flatMap((word) => [word, ...(ALSO[word] ?? [])])
      .join(' ');
    return index.search(wider).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}
