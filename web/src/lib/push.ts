// Push: the browser is told with no page of ours open. Where it cannot be, pages that are open still tell.

import { api, ApiError } from "./api";
import { ensureMe } from "./me.svelte";

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("/sw.js");

/** Subscribes this browser. Gives whether it will be told. */
export async function beginPush(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  try {
    await ensureMe();
    const [registration, { key }] = await Promise.all([worker(), api.pushKey()]);
    const browser = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe(browser.toJSON());
    return true;
  } catch (error) {
    // A browser without a service for push, or one that is set to have none, refuses in its own way.
    if (error instanceof DOMException || error instanceof ApiError) return false;
    throw error;
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function endPush(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const browser = await registration?.pushManager?.getSubscription();
  if (!browser) return;
  await browser.unsubscribe();
  try {
    await api.unsubscribe(browser.endpoint);
  } catch (error) {
    // It is ended where it began: the service knows it no more, and the server will learn that from it.
    if (!(error instanceof ApiError)) throw error;
  }
}
