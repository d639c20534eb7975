import { expect, it } from 'vitest';
import { isBetterLow } from './aside';

const board = { left: 0, top: 0, right: 800, bottom: 600 };
const card = { left: 200, top: 10, right: 600, bottom: 110 };
const at = (x: number, y: number) => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

it('a card lies where it hides nobody of whom it tells', () => {
  expect(isBetterLow(card, board, 10, [at(400, 60), at(400, 300)])).toBe(true);
  expect(isBetterLow(card, board, 10, [at(400, 560)])).toBe(false);
  expect(isBetterLow(card, board, 10, [at(50, 60)])).toBe(false);
  expect(isBetterLow(card, board, 10, [at(400, 60), at(400, 540)])).toBe(false);
});
