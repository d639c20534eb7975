/** One of something for every language there is. */

import { LANGUAGES, type Language } from '../wire/messages';

export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** Texts by language, out of the files of a folder: `fr.ftl` and `play.fr.ftl` are French. */
export function sourcesOf(files: Readonly<Record<string, string>>): Readonly<Record<Language, string>> {
  return byLanguage((language) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
      .map(([, source]) => source)
      .join('\n'),
  );
}
