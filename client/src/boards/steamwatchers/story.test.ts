import { describe, expect, it } from 'vitest';
import type { Line } from '../../wire/messages';
import { verdictOf } from './story';

let n = 0;

function line(key: string, args: Record<string, unknown>): Line {
  n += 1;
  return { n, seq: n, kind: 'event', key, args } as unknown as Line;
}

const menrau = { kind: 'clan', id: 'menrau' };
const fleet = { kind: 'clan', id: 'flotte' };
const rhone = { kind: 'zone', id: 'rhone' };
const announced = [line('event-moved', { clan: menrau }), line('event-announced', { clan: menrau, strength: 3, zone: rhone }), line('event-announced', { clan: fleet, strength: 4, zone: rhone })];
const bids = [line('event-bid-shown', { clan: menrau, barrels: 3 }), line('event-bid-shown', { clan: fleet, barrels: 0 })];
const fought = line('event-fought', { zone: rhone, clan: menrau, loser: fleet, attack: 6, defence: 4 });

describe('a combat in the log', () => {
  it('has no verdict before both bids lie open', () => {
    expect(verdictOf(announced)).toBeNull();
    expect(verdictOf([...announced, ...bids.slice(0, 1)])).toBeNull();
  });

  it('shows what stood there and what was bid, then who won', () => {
    const open = verdictOf([...announced, ...bids]);
    const over = verdictOf([...announced, ...bids, fought, line('event-cheered', { zone: rhone })]);

    expect(open).toMatchObject({ zone: 'rhone', winner: null, sums: null, attacker: { clan: 'menrau', announced: 3, bid: 3 }, defender: { clan: 'flotte', announced: 4, bid: 0 } });
    expect(over).toMatchObject({ winner: 'menrau', sums: [6, 4], n: fought.n });
  });

  it('is the last one of several', () => {
    const later = [line('event-announced', { clan: fleet, strength: 2, zone: { kind: 'zone', id: 'alba' } }), line('event-announced', { clan: menrau, strength: 1, zone: { kind: 'zone', id: 'alba' } })];

    expect(verdictOf([...announced, ...bids, fought, ...later])).toBeNull();
  });
});
