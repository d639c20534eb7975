/** Every sentence of the interface, by id, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import type { ClockRule } from '../wire/messages';
import { byLanguage, sourcesOf } from './languages';

function bundle(language: Language, source: string): FluentBundle {
  // All our languages run from left to right, so no isolation marks are needed around values.
  const texts = new FluentBundle(language, { useIsolating: false });
  const faults = texts.addResource(new FluentResource(source));
  if (faults.length > 0) throw new Error(`${language}.ftl: ${faults.map(String).join('; ')}`);
  return texts;
}

const SOURCES = sourcesOf(import.meta.glob<string>(['./en.ftl', './fr.ftl', './play.*.ftl'], { query: '?raw', import: 'default', eager: true }));
const BUNDLES = byLanguage((language) => bundle(language, SOURCES[language]));

/** More texts, brought along by a page that is loaded later: what the first load needs not say does not weigh on it. */
export function add(files: Readonly<Record<string, string>>): void {
  const sources = sourcesOf(files);
  for (const [language, texts] of Object.entries(BUNDLES)) {
    const faults = texts.addResource(new FluentResource(sources[language as Language]));
    if (faults.length > 0) throw new Error(`${language}: ${faults.map(String).join('; ')}`);
  }
}

/** The text with this id; throws for an id that a language lacks, so that no test can miss it. */
export function textIn(language: Language, id: string, values: Record<string, FluentVariable> = {}): string {
  const texts = BUNDLES[language];
  const pattern = texts.getMessage(id)?.value;
  if (pattern == null) throw new Error(`No text "${id}" in ${language}.`);
  const faults: Error[] = [];
  const said = texts.formatPattern(pattern, values, faults);
  if (faults.length > 0) throw new Error(`Text "${id}" in ${language}: ${faults.map(String).join('; ')}`);
  return said;
}

/** A bot's level without its styles. */
export function strengthOf(level: string): string {
  return level.split('+', 1)[0] ?? '';
}

/** How a bot of this strength plays, in a line; nothing for a level that we do not know. */
export function levelHow(level: string): string {
  const key = `level-${strengthOf(level)}-how`;
  return BUNDLES[settings.language].hasMessage(key) ? text(key) : '';
}

/** What a bot of this strength is called; a level that we do not know keeps its own word. */
export function levelName(level: string): string {
  const [strength = '', ...styles] = level.split('+');
  const known = BUNDLES[settings.language].hasMessage(`level-${strength}`);
  return [known ? text(`level-${strength}`) : strength, ...styles.map((style) => text(`style-${style}`))].join(', ');
}

/** How a table keeps time, in words. */
export function clockSaid({ kind = 'none', seconds = 0, bonus = 0 }: ClockRule): string {
  return text(`clock-${kind}`, { seconds, minutes: Math.round(seconds / 60), bonus, days: Math.round(seconds / 86_400) });
}

export function text(id: string, values: Record<string, FluentVariable> = {}): string {
  return textIn(settings.language, id, values);
}
