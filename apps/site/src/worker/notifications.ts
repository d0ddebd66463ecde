declare const self: ServiceWorkerGlobalScope;

const CHATS = '/chats';
/** An open page that has not said that it goes there by then has nobody listening. */
const LISTENS_WITHIN_MS = 1_000;

/** What the server sends, sealed for this browser (apps/api/src/domain/push/push.ts). */
type Pushed = Partial<Record<'title' | 'body' | 'path' | 'tag', string>>;

/** A notification names nobody and quotes nothing, since others may see the screen it lights up. */
export async function notify(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag = 'message' } = (data?.json() ?? {}) as Pushed;
  if (title === undefined) return;
  // The next of its kind takes its place.
  const shown = appIcon().then((icon) =>
    self.registration.showNotification(title, {
      tag,
      data: { path: ownPath(path) },
      ...(body !== undefined && { body }),
      ...(icon && { icon }),
    }),
  );
  await Promise.all([shown, tellPages('push-message')]);
}

/** A path of this site, whatever was sent. */
function ownPath(path = CHATS): string {
  const { origin } = self.location;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return path.startsWith('/') && url?.origin === origin ? url.pathname : CHATS;
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

/** Shows what a notification tells of: in the window that has it, else in the one that was used last, else in a new one. */
export async function showNews(notification: Notification): Promise<void> {
  const { path = CHATS } = (notification.data ?? {}) as { path?: string };
  const pages = await openPages();
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  const page = there ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  // Not every browser allows it at every press.
  await page.focus().catch(() => undefined);
  if (there) return;
  if (!(await goesTo(page, path)))
    await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Whether the page goes there by itself: a member's does, and asks before it leaves what was not saved. */
const goesTo = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => tell(true));
    port1.start();
    page.postMessage({ type: 'open', path }, [port2]);
    setTimeout(() => tell(false), LISTENS_WITHIN_MS);
  });
