import { expect, it } from 'vitest';
import { foreseen, type BattleView, type Fighter } from './battle';
import type { Forecast, Side } from './forecast';

const ATTACKER: Fighter = { side: 'one', clan: 'rhone', parts: [], strength: 4, final: null, zones: [], range: null };
const LENT: Side['supports'] = [
  { zone: 'jylland', strength: 3 },
  { zone: 'friesland', strength: 1 },
];

function seen(zones: readonly string[]): BattleView {
  const parts: Fighter['parts'] = zones.length > 0 ? [{ kind: 'support', count: zones.length }] : [];
  const defender: Fighter = { ...ATTACKER, side: 'two', clan: 'menrau', parts, strength: 1, zones };
  const battle: BattleView = { zone: 'saksa', coming: false, bidding: false, barrels: null, secret: false, attacker: ATTACKER, defender, sure: null, told: new Set() };
  const side = (name: string): Side => ({ side: name, parts: [{ kind: 'basics', count: 1, strength: 1 }], supports: name === 'two' ? LENT : [], least: 1, most: 5 });
  const forecast: Forecast = { zone: 'saksa', bidding: false, attacker: side('one'), defender: side('two'), sure: null };
  return foreseen(battle, forecast);
}

it('counts what the zones lend that are about to be called', () => {
  expect(seen(['jylland']).defender.parts).toEqual([
    { kind: 'basics', count: 1, strength: 1 },
    { kind: 'support', count: 1, strength: 3 },
  ]);
  expect(seen(['jylland', 'friesland']).defender.parts.at(-1)).toEqual({ kind: 'support', count: 2, strength: 4 });
  expect(seen([]).defender.parts).toHaveLength(1);
});
