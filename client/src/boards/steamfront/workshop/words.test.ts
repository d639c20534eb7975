import { expect, it } from 'vitest';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id ?? '').sort();
}

it('says the same things in both languages', () => {
  expect(ids(fr)).toEqual(ids(en));
});

it('says nothing that no control needs', () => {
  const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
  const code = Object.values(sources).join('\n');
  const unused = ids(en).filter((id) => !code.includes(`'${id}'`) && !/^(limit|changed)-/.test(id));

  expect(unused).toEqual([]);
});
