/** Letters and invitations: what only some pages ask of the server. */

import type { LetterOffer, LetterWay, LetterWishes, MyLetters, NewWay, TableInvitation } from './messages';
import { ask, sent } from './requests';

const at = encodeURIComponent;

export function letterOffer(): Promise<LetterOffer> {
  return ask<LetterOffer>('/api/letters');
}

export function myLetters(): Promise<MyLetters> {
  return ask<MyLetters>('/api/me/letters');
}

export function addWay(way: NewWay): Promise<LetterWay> {
  return ask<LetterWay>('/api/me/letters/ways', 'POST', way);
}

export async function removeWay(id: string): Promise<void> {
  await sent(`/api/me/letters/ways/${at(id)}`, 'DELETE');
}

export async function wishLetters(wishes: LetterWishes): Promise<void> {
  await sent('/api/me/letters', 'PUT', wishes);
}

export async function confirmLetters(token: string): Promise<void> {
  await sent('/api/letters/confirm', 'POST', { token });
}

export async function stopLetters(token: string): Promise<void> {
  await sent(`/api/letters/stop/${at(token)}`, 'POST', {});
}

/** The answer is the same whether anybody has that name or not. */
export async function forgotten(name: string): Promise<void> {
  await sent('/api/letters/forgotten', 'POST', { name });
}

export function myInvitations(): Promise<TableInvitation[]> {
  return ask<TableInvitation[]>('/api/me/invitations');
}

export async function declineInvitation(table: string): Promise<void> {
  await sent(`/api/me/invitations/${at(table)}`, 'DELETE');
}

export async function invite(table: string, name: string): Promise<void> {
  await sent(`/api/tables/${at(table)}/invitations`, 'POST', { name });
}
