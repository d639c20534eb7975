/** What a reader chose for comfort: kept in the browser, never sent anywhere. */

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'light' | 'dark';

const LANGUAGE_KEY = 'samovar.language';
const THEME_KEY = 'samovar.theme';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage can be forbidden; the choice then lasts as long as the page
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above: the page still follows the choice.
  }
}

/** The first language of the reader that we speak. */
export function preferredLanguage(chosen: string | null, spoken: readonly string[]): Language {
  for (const tag of chosen ? [chosen, ...spoken] : spoken) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('light');

  load(): void {
    this.language = preferredLanguage(remembered(LANGUAGE_KEY), navigator.languages);
    const theme = remembered(THEME_KEY);
    this.theme = theme === 'light' || theme === 'dark' ? theme : systemTheme();
  }

  speak(language: Language): void {
    this.language = language;
    remember(LANGUAGE_KEY, language);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    remember(THEME_KEY, theme);
  }
}

export const settings = new Settings();
