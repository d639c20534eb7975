import { expect, it } from 'vitest';
import { pageAt } from './route';

it('finds home at the root', () => {
  expect(pageAt('/')).toEqual({ name: 'home' });
});

it('says which address has no page', () => {
  expect(pageAt('/attic')).toEqual({ name: 'lost', path: '/attic' });
});
