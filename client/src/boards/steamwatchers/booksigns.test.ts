import { expect, it } from 'vitest';
import { pieces } from '../../book/words';
import { BOOK_SIGNS } from './booksigns';

const SHEETS = import.meta.glob<string>('../../../../src/samovar/games/steamwatchers/book/*.md', { query: '?raw', import: 'default', eager: true });

it('draws every sign that the book and the aid name, and no other', () => {
  const named = new Set(Object.values(SHEETS).flatMap((text) => pieces(text).filter(({ kind }) => kind === 'sign').map((piece) => piece.text)));

  expect([...named].sort()).toEqual(Object.keys(BOOK_SIGNS).sort());
});
