declare const self: ServiceWorkerGlobalScope;

const CHATS = '/chats';

/** A notification names nobody and quotes nothing, since others may see the screen it lights up. */
export async function notify(data: PushMessageData | null): Promise<void> {
  const { title } = (data?.json() ?? {}) as { title?: string };
  if (title === undefined) return;
  // One tag: a second message replaces the first notification.
  const shown = appIcon().then((icon) =>
    self.registration.showNotification(title, { tag: 'messages', ...(icon && { icon }) }),
  );
  await Promise.all([shown, tellPages('push-message')]);
}

/** The icon that the app has for this member, the brand's or a neutral one; the browser's own where it cannot be told. */
async function appIcon(): Promise<string | undefined> {
  try {
    const answer = await fetch('/manifest.webmanifest');
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    return icons[0]?.src;
  } catch {
    return undefined;
  }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

export async function tellPages(type: string): Promise<void> {
  for (const page of await openPages()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker, no window
    page.postMessage({ type });
  }
}

export async function showChats(): Promise<void> {
  const pages = await openPages();
  const atChats = pages.find(({ url }) => new URL(url).pathname.startsWith(CHATS));
  await (atChats ? atChats.focus() : self.clients.openWindow(CHATS));
}
