/** What is left of a clock, as it is read at a glance: 0:42, 5:07:00, or days and hours of a game by correspondence. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

export function remaining(seconds: number, language: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) {
    const unit = (count: number, name: 'day' | 'hour') => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(count);
    return `${unit(Math.floor(whole / DAY), 'day')} ${unit(Math.floor((whole % DAY) / HOUR), 'hour')}`;
  }
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % MINUTE)}`;
  return `${minutes}:${two(whole % MINUTE)}`;
}
