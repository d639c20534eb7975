/** Who sits before this browser: when that changes on one page, the others must not go on under the old name. */

import { turns } from './turns.svelte';

// One for the whole page: it hears all others, and never itself.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('samovar.person');

/** Somebody signed in or out here. */
export function changedPerson(): void {
  turns.renew();
  channel?.postMessage('changed');
}

/** Begin anew when somebody signs in or out on another page. */
export function followPerson(again: () => void): void {
  channel?.addEventListener('message', again);
}
