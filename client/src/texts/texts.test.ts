import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './languages';
import { textIn } from './texts';

const SHEETS: Record<string, string> = import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true });
const { en, fr } = sourcesOf(SHEETS);
const COMPONENTS: Record<string, string> = import.meta.glob(['../**/*.svelte', '../wire/*.svelte.ts', './texts.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function ids(source: string): string[] {
  return new FluentResource(source).body.map(({ id }) => id).sort();
}

/** Every id that a component asks for; a template gives the part before its first hole, and a star. */
function asked(): string[] {
  return Object.values(COMPONENTS).flatMap((source) =>
    [...source.matchAll(/\btext\(\s*['`]([\w-]+)(['`$])/g)].map(([, id, end]) => `${id}${end === '$' ? '*' : ''}`),
  );
}

describe('texts', () => {
  it('exist under the same ids in both languages', () => {
    expect(ids(fr)).toEqual(ids(en));
  });

  it('are all asked for by a component, and every one asked for exists', () => {
    const known = ids(en);
    const wanted = asked();

    const fits = (id: string, want: string) => (want.endsWith('*') ? id.startsWith(want.slice(0, -1)) : id === want);
    expect(wanted.filter((want) => !known.some((id) => fits(id, want)))).toEqual([]);
    expect(known.filter((id) => !wanted.some((want) => fits(id, want)))).toEqual([]);
  });

  it('count players as each language does', () => {
    expect(textIn('en', 'game-players', { count: 1 })).toBe('1 player');
    expect(textIn('en', 'game-players', { count: 2 })).toBe('2 players');
    expect(textIn('fr', 'game-players', { count: 1 })).toBe('1 joueur');
    expect(textIn('fr', 'game-players', { count: 2 })).toBe('2 joueurs');
  });

  it('throw when an id or a value is missing, rather than show a hole', () => {
    expect(() => textIn('fr', 'no-such-text')).toThrow('no-such-text');
    expect(() => textIn('fr', 'game-minutes')).toThrow('game-minutes');
  });

  it('put a narrow no-break space before the tall signs in French', () => {
    expect(fr.split('\n').filter((line) => / [;:!?]/.test(line))).toEqual([]);
  });
});
