/** The words of a board's own controls, in the reader's language. Names of things come from the game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { byLanguage } from '../texts/languages';

type Values = Record<string, FluentVariable>;

export interface Wording {
  wordIn(language: Language, id: string, values?: Values): string;
  word(id: string, values?: Values): string;
}

function bundle(language: Language, source: string): FluentBundle {
  const texts = new FluentBundle(language, { useIsolating: false });
  const faults = texts.addResource(new FluentResource(source));
  if (faults.length > 0) throw new Error(`${language}.ftl: ${faults.map(String).join('; ')}`);
  return texts;
}

/** From the text of each language's file. */
export function wording(sources: Record<Language, string>): Wording {
  const bundles = byLanguage((language) => bundle(language, sources[language]));
  const wordIn = (language: Language, id: string, values: Values = {}): string => {
    const pattern = bundles[language].getMessage(id)?.value;
    if (pattern == null) throw new Error(`No text "${id}" in ${language}.`);
    return bundles[language].formatPattern(pattern, values, []);
  };
  return { wordIn, word: (id, values) => wordIn(settings.language, id, values) };
}
