/* Speaks for pages in the background where they may not speak themselves, and for the server where no page is open, and leads back to the
   table. Keeps nothing, fetches nothing. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag: `samovar-${path}`, icon: '/favicon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(arrive(event.notification.data?.path ?? '/'));
});

async function arrive(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  page.postMessage({ path });
}
