import { expect, test } from 'vitest';
import { remaining } from './remaining';

test('a clock is read at a glance', () => {
  expect(remaining(0.4, 'en')).toBe('0:00');
  expect(remaining(42, 'en')).toBe('0:42');
  expect(remaining(1800, 'fr')).toBe('30:00');
  expect(remaining(5 * 3600 + 7 * 60, 'fr')).toBe('5:07:00');
});

test('a month by correspondence is told in days and hours', () => {
  expect(remaining(2 * 86_400 + 3 * 3600 + 59, 'en')).toBe('2d 3h');
  expect(remaining(30 * 86_400, 'fr').replaceAll(/\s/g, ' ')).toBe('30j 0h');
});
