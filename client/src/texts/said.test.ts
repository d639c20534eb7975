import { describe, expect, it } from 'vitest';
import { readable, Speech } from './said';

const speech = new Speech('en', [
  `choice-burn = Burn { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
stoker-anna = Anna
tool-rag = rag
tool-tongs = tongs
choice-take = Take { $tools }{ $tools-count ->
    [0] {""}
   *[other] {" "}({ $tools-count })
}
event-met = { $stoker } meets { $stoker-id }
choice-post = { $posts }`,
]);

const name = (kind: string, id: string) => ({ kind, id });

describe('a sentence of a game', () => {
  it('counts as its language does', () => {
    expect(speech.text({ key: 'choice-burn', args: { pieces: 1 } })).toBe('Burn 1 piece');
    expect(speech.text({ key: 'choice-burn', args: { pieces: 2 } })).toBe('Burn 2 pieces');
  });

  it('names things, lists them and tells their number', () => {
    expect(speech.text({ key: 'choice-take', args: { tools: [name('tool', 'rag'), name('tool', 'tongs')] } })).toBe('Take rag and tongs (2)');
    expect(speech.text({ key: 'choice-take', args: { tools: [] } })).toBe('Take –');
    expect(speech.text({ key: 'event-met', args: { stoker: name('stoker', 'anna') } })).toBe('Anna meets anna');
    expect(speech.text({ key: 'choice-post', args: { posts: [[name('stoker', 'anna'), name('tool', 'rag')]] } })).toBe('Anna: rag');
    expect(speech.text({ key: 'choice-post', args: { posts: [[30, 0]] } })).toBe('(30, 0)');
  });

  it('calls things as the table does, which sees the whole sentence', () => {
    const naming = (kind: string, id: string, args: object) => (kind === 'tool' && !('stoker' in args) ? `the old ${id}` : null);

    expect(speech.text({ key: 'choice-take', args: { tools: [name('tool', 'rag')] } }, naming)).toBe('Take the old rag (1)');
    expect(speech.text({ key: 'choice-take', args: { tools: [name('tool', 'rag')], stoker: null } }, naming)).toBe('Take rag (1)');
    expect(speech.text({ key: 'event-met', args: { stoker: name('stoker', 'anna') } }, naming)).toBe('Anna meets anna');
  });

  it('shows what is hidden as a question mark', () => {
    expect(speech.text({ key: 'event-met', args: { stoker: null } })).toContain('?');
  });

  it('shows a key that nobody wrote a text for, readable and with its values', () => {
    expect(speech.text({ key: 'event-gone-west', args: { stoker: name('stoker', 'boris'), far: 3 } })).toBe('Gone west (Boris, 3)');
    expect(speech.name('zone', 'alta-bassa')).toBe('Alta bassa');
    expect(readable('why-not-that-much-coal')).toBe('Not that much coal');
  });

  it('survives texts that are written wrongly', () => {
    const broken = new Speech('fr', ['ask-bid = { $a ->\n', 'good = bon']);

    expect(broken.text({ key: 'good', args: {} })).toBe('bon');
    expect(broken.text({ key: 'ask-bid', args: {} })).toBe('Bid');
  });
});

describe('a sentence within a sentence', () => {
  const french = new Speech('fr', ['why-unreadable = Illisible ({ $where }\u202f: { $reason }).', 'where-line = ligne { $number }', 'where-header = l’en-tête', 'why-late = Trop tard.']);

  it('is told in the same language, without its full stop', () => {
    const where = { key: 'where-line', args: { number: 3 } };

    expect(french.text({ key: 'why-unreadable', args: { where, reason: { key: 'why-late', args: {} } } })).toBe('Illisible (ligne 3\u202f: Trop tard).');
    expect(french.text({ key: 'why-unreadable', args: { where: name('where', 'header'), reason: 'plain English' } })).toBe('Illisible (l’en-tête\u202f: plain English).');
  });

  it('is shown readable where nobody wrote a text for it', () => {
    expect(french.text({ key: 'why-unreadable', args: { where: 'squad', reason: { key: 'fault-no-card', args: { word: 'x' } } } })).toContain('No card (x)');
  });
});
