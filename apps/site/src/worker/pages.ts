import { keepFiles } from './files.ts';
import { belongTo, drop, forget, keep, kept, leave, PAGES, PHOTOS, roundNow } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;

const OFFLINE = '/offline';
const OFFLINE_CACHE = 'offline-page';
/** How long the kept offline page counts as being in the member's language and discretion, in milliseconds. */
const HOUR = 3_600_000;
/** A server that takes longer than this is not waited for where the page was kept, in milliseconds. */
const PATIENCE = 10_000;

/** Pages that can be read without a connection: of members, and what was said. None is about buying. */
const READABLE = /^\/(chats|likes|members)(\/[\w-]+)?$|^\/members\/[\w-]+\/chat$/;

/** Header of a page that says whose it is: a member's id, or `none` (app/server/page-request.ts). */
const MEMBER_HEADER = 'page-member';

/** Calls with which a member leaves this browser, where they succeed. */
const LEAVING = /^(GET \/api\/logout|DELETE \/api\/deletion)\.php$/;
/** Calls with which a member does not want to see somebody any more, a report perhaps: what was kept may show them anywhere. */
const DROPPING = /^\/api\/(block|report|chat)\.php$/;

/** Drops what a call of the page makes unfit to be kept. The call itself is the page's; the answer of one that leaves is looked at. */
export function noticeCall(event: FetchEvent): Promise<void> | undefined {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (LEAVING.test(`${request.method} ${pathname}`)) {
    const answer = fetch(request);
    event.respondWith(answer);
    return answer.then(
      ({ ok }) => (ok ? leaveAll() : undefined),
      () => undefined,
    );
  }
  return request.method !== 'GET' && DROPPING.test(pathname) ? drop() : undefined;
}

/** Whoever sits down here next is told nothing of this member's news either. */
async function leaveAll(): Promise<void> {
  await leave();
  await endPush();
}

async function endPush(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Keeps the page if it can be read later, once the server has said whose it is. */
async function takePage(url: string, response: Response, at: number): Promise<void> {
  const member = response.headers.get(MEMBER_HEADER);
  // An error page may not know.
  if (member === null) return;
  const owner = await belongTo(member === 'none' ? null : member, at);
  if (owner === null) return;
  if (owner.hasLeft) await endPush();
  if (!READABLE.test(new URL(url).pathname)) return;
  if (response.status !== 200 || response.redirected) return forget(PAGES, url);
  const files = keepFiles(await response.clone().text());
  await keep(PAGES, url, response, owner.round);
  await files;
}

/** Asks for a page that the member has before them, as it is now, to be read without a connection. */
export async function keepPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin || !READABLE.test(url.pathname)) return;
  const at = await roundNow();
  // Another time, then.
  const page = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (page !== undefined) await takePage(url.href, page, at);
}

interface Asked {
  request: Request;
  event: ExtendableEvent;
}

/** The page as the server has it; without a connection as it was kept, else the one that says that there is none. */
export async function pageOf({ request, event }: Asked): Promise<Response> {
  const at = await roundNow();
  const asked = fetch(request);
  const taken = asked.then((page) =>
    Promise.all([takePage(request.url, page.clone(), at), keepOfflinePage()]),
  );
  event.waitUntil(taken.catch(() => undefined));
  try {
    return await Promise.race([asked, keptInTime(request.url).then((page) => page ?? asked)]);
  } catch (error) {
    const page = (await keptPage(request.url)) ?? (await caches.match(OFFLINE));
    if (page === undefined) throw error;
    return page;
  }
}

const keptInTime = (url: string): Promise<Response | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(keptPage(url)), PATIENCE);
  });

/** The page tells by the name `kept` when it was kept (background/kept-page.ts), in milliseconds since 1970. */
async function keptPage(url: string): Promise<Response | undefined> {
  const page = await kept(PAGES, url);
  if (page === undefined) return undefined;
  const headers = new Headers(page.headers);
  headers.set('server-timing', `kept;dur=${Date.parse(headers.get('date') ?? '')}`);
  return new Response(page.body, { headers });
}

/** It shows nothing of the member but language and looks, so it may stay when they log out. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const stored = await cache.match(OFFLINE);
  if (stored !== undefined && Date.now() - Date.parse(stored.headers.get('date') ?? '') < HOUR)
    return;
  // Another time, then.
  await cache.add(OFFLINE).catch(() => undefined);
}

/** A photo as the server has it, which may have taken it away; without a connection as it was seen. */
export async function photoOf({ request, event }: Asked): Promise<Response> {
  const at = await roundNow();
  try {
    const photo = await fetch(request);
    if (photo.status === 200) event.waitUntil(keep(PHOTOS, request.url, photo.clone(), at));
    else event.waitUntil(forget(PHOTOS, request.url));
    return photo;
  } catch (error) {
    const photo = await kept(PHOTOS, request.url);
    if (photo === undefined) throw error;
    return photo;
  }
}
