// Shows what the server tells a browser whose reader is away, and opens the table that it is about.

self.addEventListener("push", (event) => {
  const { title, body, link, tag } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag, data: { link }, icon: "/tricorne-turn.svg" });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => url.startsWith(link));
    return there ? there.focus() : self.clients.openWindow(link);
  };
  event.waitUntil(open());
});
