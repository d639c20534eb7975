/** Whom I do not want to hear, and whom I report: what only a few pages ask of the server. */

import type { Muted } from './messages';
import { ask, sent } from './requests';

const at = encodeURIComponent;

export function myMutes(): Promise<Muted[]> {
  return ask<Muted[]>('/api/me/mutes');
}

export async function unmute(person: string): Promise<void> {
  await sent(`/api/me/mutes/${at(person)}`, 'DELETE');
}

export async function report(table: string, person: string, words: string): Promise<void> {
  await sent(`/api/tables/${at(table)}/reports`, 'POST', { person, text: words });
}
