/** How long ago, as a language says it. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function since(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now / 1000 - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of STEPS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'second');
}
