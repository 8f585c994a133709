// A message that comes by push, with no page of ours in sight: the browser shows it, and it opens the table.

import type { Worker } from "playwright-core";
import { expect, test } from "vitest";

import { openTable, person } from "./world";

test("a message by push is shown, and leads to the table", async () => {
  const page = await person();
  const context = page.context();
  await context.grantPermissions(["notifications"]);
  const { id } = await openTable(page, { game: "we-the-people", scenario: "1775", seats: { american: "me", british: "steady" } });
  await page.goto("/account");
  const started = context.waitForEvent("serviceworker");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  const worker: Worker = context.serviceWorkers()[0] ?? (await started);
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && found(registrations[0].registrationId));
  });
  await tools.send("ServiceWorker.enable");

  const origin = new URL(page.url()).origin;
  const link = `${origin}/table/${id}`;
  const message = { title: "Your turn", body: "We the People: choose a card.", link, tag: id };
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data: JSON.stringify(message) });
  const shown = () =>
    page.evaluate(async () => {
      const [notice, ...others] = (await (await navigator.serviceWorker.ready).getNotifications()) as (Notification & { data: { link: string } })[];
      return notice && { title: notice.title, body: notice.body, link: notice.data.link, others: others.length };
    });
  await expect.poll(shown).toEqual({ title: "Your turn", body: "We the People: choose a card.", link, others: 0 });
  // A second message of the same table takes the place of the first.
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data: JSON.stringify({ ...message, body: "Again." }) });
  await expect.poll(async () => (await shown())?.body).toBe("Again.");

  // No tool clicks a notification: the worker is told of the click, and says what it would open.
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: { getNotifications(): Promise<unknown[]> };
      clients: { openWindow(link: string): Promise<null> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((found) => {
      scope.clients.openWindow = (to) => {
        found(to);
        return Promise.resolve(null);
      };
      self.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    });
  });
  expect(opened).toBe(link);
  await expect.poll(shown).toBeUndefined();
  await page.goto(opened);
  await page.locator("[data-prompt]").waitFor();
});
