import { expect, it } from 'vitest';
import { Following } from './following';

it('follows the end until somebody scrolls up, and again when he is back', () => {
  const log = new Following();

  log.scrolled(600, 1000, 400);
  expect(log.follows).toBe(true);
  log.scrolled(300, 1000, 400);
  expect(log.follows).toBe(false);
  log.scrolled(450, 1200, 400); // down, but not to the end
  expect(log.follows).toBe(false);
  log.scrolled(790, 1200, 400);
  expect(log.follows).toBe(true);
});

it('still follows when what stands above it grows and takes its room', () => {
  const log = new Following();
  log.scrolled(600, 1000, 400);

  log.scrolled(600, 1000, 200);

  expect(log.follows).toBe(true);
});
