import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/messages';
import { keeping } from './pointing';

function buy(card: string, reckoner: string): Option {
  const targets = [{ kind: 'card', id: card }, { kind: 'reckoner', id: reckoner }];
  return { id: card + reckoner, say: `buy ${card} ${reckoner}`, verb: 'buy', label: { key: 'choice-buy', args: {} }, targets, facts: [] };
}

const OPTIONS = ['evidence', 'informant'].flatMap((card) => ['tia', 'cody'].map((reckoner) => buy(card, reckoner)));
const [, , INFORMANT, FOR_CODY] = OPTIONS;

describe('a thing that is pressed after another', () => {
  it('keeps the other, whether it is named already or not', () => {
    expect(keeping(OPTIONS, INFORMANT ?? null, 'card:informant', { kind: 'reckoner', id: 'cody' })).toBe(FOR_CODY);
    expect(keeping(OPTIONS, INFORMANT ?? null, 'card:informant', { kind: 'reckoner', id: 'tia' })).toBe(INFORMANT);
    expect(keeping(OPTIONS, FOR_CODY ?? null, 'reckoner:cody', { kind: 'card', id: 'evidence' })?.say).toBe('buy evidence cody');
  });

  it('goes on when it is pressed again, and keeps nothing where nothing else is named', () => {
    expect(keeping(OPTIONS, INFORMANT ?? null, 'reckoner:tia', { kind: 'reckoner', id: 'tia' })).toBeNull();
    expect(keeping(OPTIONS, null, null, { kind: 'reckoner', id: 'tia' })).toBeNull();
  });
});
