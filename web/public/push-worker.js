// What this browser does with a message of the server, also while no page is open.

self.addEventListener('push', (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      icon: '/icon.svg',
      tag: told.id, // the same message twice is shown once
      data: { link: told.link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link);
  const here = new URL(link.pathname, self.location.origin).href; // never to another site
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const same = open.find((one) => one.url.split('#')[0] === here);
      return same ? same.focus() : self.clients.openWindow(here);
    }),
  );
});
