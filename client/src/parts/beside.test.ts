import { expect, it } from 'vitest';
import { besideOf } from './beside';

const PAGE = { width: 1440, height: 900 };
const CARD = { width: 350, height: 240 };

it('lies beside the answers, level with its own, and on the page', () => {
  expect(besideOf({ left: 1090, right: 1425 }, 180, CARD, PAGE)).toEqual({ x: 726, y: 180 });
  expect(besideOf({ left: 1090, right: 1425 }, 800, CARD, PAGE)?.y).toBe(652);
  expect(besideOf({ left: 100, right: 400 }, 180, CARD, PAGE)).toEqual({ x: 414, y: 180 });
});

it('finds no room where the answers take the width', () => {
  expect(besideOf({ left: 16, right: 700 }, 180, CARD, { width: 720, height: 900 })).toBeNull();
});
