import { expect, test } from 'vitest';
import { committed, misthrown, Seed, throwsOf } from './fairness';

const SEED = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// From the kernel's own dice, `FairDice(bytes(range(32)))`: the two must never drift apart.
const THROWS: readonly (readonly [number, bigint, bigint])[] = [
  [0, 6n, 2n],
  [1, 6n, 3n],
  [2, 720n, 611n],
  [7, 2n, 0n],
  [41, 80658175170943878571660636856403766975289505440883277824000000000000n, 47591136117637835927587904578480959433605104471792638504812565973377n],
  [300, 3n, 1n],
  [5, 1n, 0n],
];

test('a seed gives the throws that the kernel throws', async () => {
  const seed = await Seed.of(SEED);

  for (const [place, ways, number] of THROWS) expect(await seed?.throw(place, ways)).toBe(number);
});

test('a seed gives the commitment that the kernel shows', async () => {
  expect(await committed(SEED)).toBe('sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(await committed('no seed')).toBeNull();
});

test('a throw that was changed is found, and those of another seed are left alone', async () => {
  const record = 'samovar record 1\n\n~ 3/6\nanna burn 2\n~ 3/6\n~ 612/720\n';

  expect(await misthrown(SEED, throwsOf(record), 0)).toEqual([1, 3]);
  expect(await misthrown(SEED, throwsOf(record), 1)).toEqual([3]);
  expect(await misthrown(SEED, throwsOf(record).slice(0, 2), 1)).toEqual([]);
});
