import { afterEach, expect, test, vi } from 'vitest';
import { promised, promiseOf } from './promises';

function browser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('the first promise of a table is kept, and no later one', () => {
  browser();

  promised('t1', 'sha256:aa');
  promised('t1', 'sha256:bb');

  expect(promiseOf('t1')).toBe('sha256:aa');
  expect(promiseOf('t2')).toBeNull();
});

test('so many promises are kept, the oldest is forgotten', () => {
  browser();

  for (let table = 0; table < 250; table += 1) promised(`t${table}x`, `sha256:${table}`);

  expect(promiseOf('t0x')).toBeNull();
  expect(promiseOf('t249x')).toBe('sha256:249');
  expect(promiseOf('t50x')).toBe('sha256:50');
});

test('a browser that keeps nothing disturbs nobody', () => {
  vi.stubGlobal('localStorage', { getItem: () => '[not json', setItem: () => { throw new Error('full'); } });

  promised('t1', 'sha256:aa');

  expect(promiseOf('t1')).toBeNull();
});
