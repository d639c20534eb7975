import { describe, expect, it } from 'vitest';
import type { Chapter } from '../wire/messages';
import { placeAt, tellingOf } from './place';
import { searcher } from './search';
import { bare, pieces, soughtBy, spans } from './words';

const BOOK: readonly Chapter[] = [
  { id: 'parts', title: 'What is in the box', paragraphs: [{ text: 'There are 12 beacons of wood.', rules: ['X.1'], example: false, position: '' }] },
  {
    id: 'beacons',
    title: 'Beacons',
    paragraphs: [
      { text: '{flag} **Beacon**: leave one when you move on, and the zone stays yours.', rules: ['X.2', 'X.3'], example: false, position: '' },
      { text: 'Others may support the defence.', rules: ['X.5'], example: false, position: '' },
    ],
  },
];
const AUTRE: readonly Chapter[] = [
  { id: 'parts', title: 'Contenu', paragraphs: [{ text: 'Il y a 12 balises en bois.', rules: ['X.1'], example: false, position: '' }] },
  { id: 'beacons', title: 'Balises', paragraphs: [{ text: 'Une **balise** garde la zone.', rules: ['X.2', 'X.3'], example: false, position: '' }, { text: 'Un soutien défend.', rules: ['X.5'], example: false, position: '' }] },
];

describe('a search in the book', () => {
  const find = searcher(BOOK, AUTRE);

  it('ranks how to use a thing before how many there are', () => {
    expect(find('beacon').map(({ id }) => id)[0]).toBe('beacons-1');
  });

  it('forgives slips, plurals and accents', () => {
    expect(find('suport')[0]?.id).toBe('beacons-2');
    expect(find('beecons')[0]?.id).toBe('beacons-1');
    expect(find('defénse')[0]?.id).toBe('beacons-2');
  });

  it('understands the other language and everyday words', () => {
    expect(find('soutien')[0]?.id).toBe('beacons-2');
    expect(find('walk')[0]?.id).toBe('beacons-1');
  });

  it('finds what tells a rule by its id', () => {
    expect(find('x.3').map(({ id }) => id)).toEqual(['beacons-1']);
  });
});

it('cuts a paragraph into words, stresses and signs', () => {
  expect(pieces('{flag} **Beacon**: *one* only')).toEqual([
    { kind: 'sign', text: 'flag' },
    { kind: 'plain', text: ' ' },
    { kind: 'strong', text: 'Beacon' },
    { kind: 'plain', text: ': ' },
    { kind: 'stressed', text: 'one' },
    { kind: 'plain', text: ' only' },
  ]);
  expect(bare('{flag} **Beacon**')).toBe(' Beacon');
});

it('writes neighbouring ids as a span', () => {
  expect(spans(['RK-SYM.1', 'RK-SYM.2', 'RK-SYM.3', 'RK-USE.12'])).toBe('RK-SYM.1–3, RK-USE.12');
});

it('looks for a rule that an address names, but not for a chapter of the index', () => {
  expect(soughtBy('SF-3.1.1')).toBe('SF-3.1.1');
  expect(soughtBy('combat')).toBe('');
});

it('leads from an address to its chapter, its paragraph, or the paragraph that tells its rule', () => {
  const told: Chapter[] = [{ id: 'combat', title: 'Combat', paragraphs: [{ text: 'One.', rules: ['TG-A.1'], example: false, position: '' }, { text: 'Two.', rules: ['TG-A.2', 'TG-A.3'], example: false, position: '' }] }];

  expect(['combat', 'combat-2', 'TG-A.3', 'TG-B.1', 'combat-9'].map((hash) => placeAt(told, hash))).toEqual(['combat', 'combat-2', 'combat-2', null, null]);
  expect(tellingOf(told, 'TG-A.1').map(({ id }) => id)).toEqual(['combat-1']);
  expect(tellingOf(told, null)).toEqual([]);
});
