import { expect, it } from 'vitest';
import { Mustering } from './mustering.svelte';

it('the rest deploys itself seat by seat, until all stand', () => {
  const plans = new Mustering();
  plans.begin('t 0', '', 3);
  plans.begin('t 1', 'wall', 2);

  expect([plans.next('t 0', 3), plans.next('t 1', 2), plans.next('t 0', 2), plans.next('t 0', 1)]).toEqual(['', 'wall', '', '']);
  expect([plans.next('t 0', 0), plans.planned('t 0'), plans.planned('t 1')]).toEqual([undefined, undefined, 'wall']);
});

it('whoever takes a figure back deploys by hand again', () => {
  const plans = new Mustering();
  plans.begin('t 0', '', 3);
  plans.next('t 0', 2);

  expect([plans.next('t 0', 3), plans.next('t 0', 2)]).toEqual([undefined, undefined]);
});
