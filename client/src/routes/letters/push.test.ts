import { afterEach, expect, it, vi } from 'vitest';
import { bytesOf, canPush, shifted, subscribe } from './push';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose reader answers so, and whose maker's service gives such a subscription. */
function browser(permission: NotificationPermission, given: PushSubscriptionJSON) {
  const asked = vi.fn(() => Promise.resolve({ toJSON: () => given }));
  const registered = vi.fn(() => Promise.resolve());
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { register: registered, ready: Promise.resolve({ pushManager: { subscribe: asked } }) } });
  return { asked, registered };
}

it('reads a key as addresses write it', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
});

it('tells the hour of the day by the clock of the world and back', () => {
  expect(shifted(1, -120)).toBe(23);
  expect(shifted(shifted(8, 300), -300)).toBe(8);
});

it('subscribes with the server’s key and tells what the server keeps', async () => {
  const { asked, registered } = browser('granted', { endpoint: 'https://push.example.org/a', keys: { p256dh: 'P', auth: 'A' } });

  const told = await subscribe('-_8A');

  expect(JSON.parse(told ?? '')).toEqual({ endpoint: 'https://push.example.org/a', p256dh: 'P', auth: 'A' });
  expect(registered).toHaveBeenCalledWith('/worker.js');
  expect(asked).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytesOf('-_8A') });
});

it('subscribes to nothing when the reader says no, or the browser keeps no keys', async () => {
  const { registered } = browser('denied', {});
  expect(await subscribe('-_8A')).toBeNull();
  expect(registered).not.toHaveBeenCalled();

  browser('granted', { endpoint: 'https://push.example.org/a' });
  expect(await subscribe('-_8A')).toBeNull();
});

it('offers it only where a browser can, and its reader has not forbidden it', () => {
  browser('granted', {});
  expect(canPush()).toBe(true);
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(canPush()).toBe(false);
  browser('granted', {});
  vi.stubGlobal('navigator', {});
  expect(canPush()).toBe(false);
});
