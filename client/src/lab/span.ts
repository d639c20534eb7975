/** How long something takes, as people say it. */

export interface Span {
  readonly key: 'lab-seconds' | 'lab-minutes' | 'lab-hours';
  readonly values: Readonly<Record<string, number>>;
}

export function span(seconds: number): Span {
  if (seconds < 90) return { key: 'lab-seconds', values: { seconds: Math.max(1, Math.round(seconds)) } };
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return { key: 'lab-minutes', values: { minutes } };
  return { key: 'lab-hours', values: { hours: Math.floor(minutes / 60), minutes: minutes % 60 } };
}

/** Two digits are enough for a rate. */
export function rough(rate: number): number {
  return rate >= 10 ? Math.round(rate) : Number(rate.toPrecision(2));
}
