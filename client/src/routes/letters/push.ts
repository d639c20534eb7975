/** This browser's own subscription: told by its maker's push service, even when no page is open. */

const WORKER = '/worker.js';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

/** As the server keeps it; null if the reader or the browser says no. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = given.toJSON();
  return endpoint && keys ? JSON.stringify({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }) : null;
}

/** Base64 as addresses have it. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** An hour of the reader's own clock, by the world's, and back with the minutes' sign turned. */
export function shifted(hour: number, minutesWest: number): number {
  return (((hour + Math.round(minutesWest / 60)) % 24) + 24) % 24;
}
