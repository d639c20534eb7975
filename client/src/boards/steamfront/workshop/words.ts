/** The words of the workshop, in the reader's language. Names of things come from the game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../../../settings.svelte';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

function bundle(language: Language, source: string): FluentBundle {
  const texts = new FluentBundle(language, { useIsolating: false });
  const faults = texts.addResource(new FluentResource(source));
  if (faults.length > 0) throw new Error(`${language}.ftl: ${faults.map(String).join('; ')}`);
  return texts;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

export function wordIn(language: Language, id: string, values: Record<string, FluentVariable> = {}): string {
  const texts = BUNDLES[language];
  const pattern = texts.getMessage(id)?.value;
  if (pattern == null) throw new Error(`No text "${id}" in ${language}.`);
  return texts.formatPattern(pattern, values, []);
}

export function word(id: string, values: Record<string, FluentVariable> = {}): string {
  return wordIn(settings.language, id, values);
}

/** A number as the reader's language writes it. */
export function number(value: number, digits: number): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
