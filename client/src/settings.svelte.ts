/** What a reader chose for comfort: kept in the browser, never sent anywhere. */

import { FALLBACK, LANGUAGES, type Language } from './wire/messages';

export { LANGUAGES, type Language };
export type Theme = 'light' | 'dark';
export const TEXT_SIZES = [90, 100, 110, 125, 150] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
export const PATTERNS = ['off', 'normal', 'strong'] as const;
export type Patterns = (typeof PATTERNS)[number];
export const CONFIRMATIONS = ['never', 'final', 'always'] as const;
export type Confirmations = (typeof CONFIRMATIONS)[number];

export const PLAYBACKS = ['off', 'fast', 'normal', 'slow'] as const;
export type PlaybackPace = (typeof PLAYBACKS)[number];
/** `alone`: not where several people share the screen. */
export const SOUNDS = ['off', 'alone', 'always'] as const;
export type Sounds = (typeof SOUNDS)[number];
export const VOLUMES = [25, 50, 75, 100] as const;

const LANGUAGE_KEY = 'samovar.language';
const THEME_KEY = 'samovar.theme';
const COMFORT_KEY = 'samovar.comfort';

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
  return FALLBACK;
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** What is kept in one place because it is read after the first paint only. */
export interface Comfort {
  textSize: number;
  motion: Motion;
  patterns: Patterns;
  confirmations: Confirmations;
  /** Whether a question with one answer is put all the same. */
  everyQuestion: boolean;
  /** How fast one sees what others did. */
  playback: PlaybackPace;
  sound: Sounds;
  volume: number;
  notify: boolean;
  singleKeys: boolean;
  keys: Record<string, string>;
}

const EASE: Comfort = {
  textSize: 100,
  motion: 'system',
  patterns: 'normal',
  confirmations: 'final',
  everyQuestion: false,
  playback: 'normal',
  sound: 'alone',
  volume: 50,
  notify: true, // if the browser lets us
  singleKeys: true,
  keys: {},
};

function one<Value>(values: readonly Value[], found: unknown, otherwise: Value): Value {
  return values.find((value) => value === found) ?? otherwise;
}

/** What was kept, as far as it can be understood. */
export function comfortFrom(kept: string | null): Comfort {
  let found: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (typeof read === 'object' && read !== null) found = read as Record<string, unknown>;
  } catch {
    // A page of another age wrote it; the usual comfort then.
  }
  const keys = typeof found['keys'] === 'object' && found['keys'] !== null ? Object.entries(found['keys']) : [];
  return {
    textSize: one(TEXT_SIZES, found['textSize'], EASE.textSize),
    motion: one(MOTIONS, found['motion'], EASE.motion),
    patterns: one(PATTERNS, found['patterns'], EASE.patterns),
    confirmations: one(CONFIRMATIONS, found['confirmations'], EASE.confirmations),
    everyQuestion: found['everyQuestion'] === true,
    playback: one(PLAYBACKS, found['playback'], EASE.playback),
    sound: one(SOUNDS, found['sound'], found['sound'] === false ? 'off' : EASE.sound),
    volume: one(VOLUMES, found['volume'], EASE.volume),
    notify: found['notify'] !== false,
    singleKeys: found['singleKeys'] !== false,
    keys: Object.fromEntries(keys.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  };
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('light');
  comfort = $state<Comfort>({ ...EASE, keys: {} });
  stillness = $state(false); // what the system asks for

  load(): void {
    this.language = preferredLanguage(remembered(LANGUAGE_KEY), navigator.languages);
    const theme = remembered(THEME_KEY);
    this.theme = theme === 'light' || theme === 'dark' ? theme : systemTheme();
    this.comfort = comfortFrom(remembered(COMFORT_KEY));
    const asks = matchMedia('(prefers-reduced-motion: reduce)');
    this.stillness = asks.matches;
    asks.addEventListener('change', () => (this.stillness = asks.matches));
    this.wear();
  }

  /** Whether nothing shall move. */
  get still(): boolean {
    return this.comfort.motion === 'still' || (this.comfort.motion === 'system' && this.stillness);
  }

  speak(language: Language): void {
    this.language = language;
    remember(LANGUAGE_KEY, language);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
    remember(THEME_KEY, theme);
  }

  ease(change: Partial<Comfort>): void {
    this.comfort = { ...this.comfort, ...change };
    remember(COMFORT_KEY, JSON.stringify(this.comfort));
    this.wear();
  }

  /** Put on the page what style sheets read. */
  private wear(): void {
    const { dataset, style } = document.documentElement;
    style.setProperty('--text-size', `${this.comfort.textSize}%`);
    dataset['motion'] = this.comfort.motion;
    dataset['patterns'] = this.comfort.patterns;
  }
}

export const settings = new Settings();
