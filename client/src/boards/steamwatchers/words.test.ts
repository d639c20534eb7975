import { expect, it } from 'vitest';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';
import { SIGNS } from './signs';
import { PRINTED } from './map.fixture';

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id ?? '').sort();
}

it('says the same things in both languages', () => {
  expect(ids(fr)).toEqual(ids(en));
});

it('says nothing that no control needs', () => {
  const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
  const code = Object.values(sources).join('\n');
  const unused = ids(en).filter((id) => !code.includes(`'${id}'`) && !/^(layer|tray|col)-/.test(id));

  expect(unused).toEqual([]);
});

it('has a sign for every clan, each with its own emblem and pattern', () => {
  const signs = PRINTED.sides.map((clan) => SIGNS[clan] ?? null);

  expect(signs).not.toContain(null);
  expect(new Set(signs.map((sign) => sign?.emblem)).size).toBe(signs.length);
  expect(new Set(signs.map((sign) => sign?.pattern)).size).toBe(signs.length);
});
