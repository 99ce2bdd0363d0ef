/** Web Push: this browser is told by the server, also while no page of it is open. */

const WORKER = '/push-worker.js';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Ask the browser, and let its push service give us an address; null where somebody or something refuses. */
export async function subscribe(serverKey: string): Promise<PushSubscriptionJSON | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  try {
    const given =
      old ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
    return given.toJSON();
  } catch {
    return null;
  }
}
