import { describe, expect, it } from 'vitest';

const COMPONENTS: Record<string, string> = import.meta.glob('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** What stands in braces, but for a name alone. */
const INSIDE = /\{(?!title\})(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Elements, not components, that carry a native title: only a mouse meets it. */
function titled(source: string): string[] {
  const markup = source.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  return [...markup.matchAll(/<([a-z][\w:-]*)((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g)].filter(([, , attributes]) => /\stitle[=\s]|\s\{title\}/.test(`${(attributes ?? '').replaceAll(INSIDE, '{}')} `)).map(([, tag]) => tag ?? '');
}

describe('what a thing is', () => {
  it('is never told by a native title, which fingers and keys do not reach', () => {
    expect(titled('<i class="a" title={word("x", { n: 1 })}>')).toEqual(['i']);
    expect(titled('<i {title} aria-label={word("x", { card: title })}>')).toEqual(['i']);
    expect(titled('<i aria-label={word("x", { card: title })}>')).toEqual([]);
    expect(Object.entries(COMPONENTS).flatMap(([path, source]) => titled(source).map((tag) => `${path}: ${tag}`))).toEqual([]);
  });
});
