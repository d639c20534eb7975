import { expect, it } from 'vitest';
import { since } from './since';

it('says how long ago in the reader’s words', () => {
  const now = 1_000_000_000;

  expect(since(now / 1000, now, 'en')).toBe('now');
  expect(since(now / 1000 - 61, now, 'en')).toBe('1 min. ago');
  expect(since(now / 1000 - 2 * 86_400, now, 'fr')).toMatch(/avant-hier|il y a 2/);
});
