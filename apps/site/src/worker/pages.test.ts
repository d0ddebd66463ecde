import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

/** What a server and a browser keep of each other, and how often each of them is slow: the rest is the worker's own code. */
type Body = string;

/** CacheStorage in memory. */
class Caches {
  readonly all = new Map<string, Map<string, { body: Body; headers: Headers }>>();
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, { body: Body; headers: Headers }>();
    this.all.set(name, entries);
    const found = (url: string) => {
      const entry = entries.get(url);
      return entry && new Response(entry.body, { headers: entry.headers });
    };
    return {
      put: async (url: string, response: Response) => {
        const body = await response.text();
        // Deleted meanwhile, it is nobody's any more.
        entries.set(url, { body, headers: response.headers });
      },
      match: async (url: string) => found(url),
      delete: async (url: string) => entries.delete(url),
      add: async () => undefined,
    };
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(url: string, { cacheName }: { cacheName?: string } = {}) {
    return cacheName === undefined || !this.all.has(cacheName)
      ? undefined
      : (await this.open(cacheName)).match(url);
  }
  bytes(): string {
    return JSON.stringify([...this.all].map(([name, entries]) => [name, [...entries]]));
  }
}

vi.mock('workbox-expiration', () => ({
  // Bounds are Workbox's own affair.
  CacheExpiration: class {
    updateTimestamp = async () => undefined;
    expireEntries = async () => undefined;
    isURLExpired = async () => false;
    delete = async () => undefined;
  },
}));

const ORIGIN = 'https://velours.test';
const MEMBERS = ['anna', 'bram'] as const;
type Member = (typeof MEMBERS)[number];

/** One browser with its worker, and the server. */
async function openWorld() {
  vi.resetModules();
  const caches = new Caches();
  let member: Member | null = null;
  let isOnline = true;
  let isSubscribed = false;
  let refuses = false;
  /** Requests that the server has not seen yet, and answers that have not come yet. */
  let underWay: (() => void)[] = [];
  const later = () => new Promise<void>((go) => void underWay.push(go));

  const answer = async (url: string): Promise<Response> => {
    await later();
    if (!isOnline) throw new TypeError('Failed to fetch');
    const isRefused = refuses;
    if (/logout|deletion/.test(url) && !isRefused) member = null;
    const who = member;
    await later();
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(url, ORIGIN);
    if (pathname.startsWith('/api/')) return new Response(null, { status: isRefused ? 422 : 200 });
    const headers = { 'page-member': who ?? 'none', date: new Date().toUTCString() };
    if (pathname.startsWith('/photos/')) return new Response('photo');
    return new Response(`${pathname} of ${who ?? 'a visitor'}`, {
      status: who === null && pathname !== '/login' ? 302 : 200,
      headers,
    });
  };
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, step: () => Promise<unknown>) => {
    const result = turn.then(step);
    turn = result.catch(() => undefined);
    return result;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (input: Request | URL) => answer('url' in input ? input.url : input.href));
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: {
      pushManager: {
        getSubscription: async () =>
          isSubscribed ? { unsubscribe: async () => (isSubscribed = false) } : null,
      },
      showNotification: async () => undefined,
    },
    clients: { matchAll: async () => [] },
  });
  let worker = await import('./pages.ts');
  const { notify } = await import('./notifications.ts');

  const waiting = new Set<Promise<unknown>>();
  const wait = (promise: Promise<unknown> | undefined): void => {
    const settled = Promise.resolve(promise).catch(() => undefined);
    waiting.add(settled.finally(() => waiting.delete(settled)));
  };
  const eventOf = (url: string, method = 'GET') => ({
    request: new Request(`${ORIGIN}${url}`, { method }),
    event: { waitUntil: wait } as unknown as ExtendableEvent,
  });
  const breathe = () => new Promise<void>((done) => void setImmediate(done));

  return {
    caches,
    isSubscribed: () => isSubscribed,
    member: () => member,
    subscribe: () => (isSubscribed = member !== null),
    setOnline: (next: boolean) => (isOnline = next),
    logIn: (who: Member) => (member = who),
    /** The session ends without a word to this browser. */
    endSession: () => (member = null),
    /** The server refuses calls, as a password that is wrong. */
    refuse: () => (refuses = true),
    call(path: string, method = path.endsWith('logout.php') ? 'GET' : 'POST') {
      const { request } = eventOf(path, method);
      const respondWith = (answered: Promise<Response>) => wait(answered);
      wait(worker.noticeCall({ request, respondWith } as unknown as FetchEvent));
    },
    open(path: string): Promise<string> {
      const page = worker.pageOf(eventOf(path)).then((response) => response.text());
      wait(page);
      return page;
    },
    look: (path: string) => wait(worker.photoOf(eventOf(path)).then((photo) => photo.text())),
    seen: (path: string) => wait(worker.keepPage(path)),
    push: () => wait(notify({ json: () => ({ title: 'News' }) } as unknown as PushMessageData)),
    /** Another worker takes over, with what was kept and nothing else. The one before it may have answers to wait for. */
    async restart() {
      vi.resetModules();
      worker = await import('./pages.ts');
    },
    /** Lets one of those who wait go on. */
    async pass(which: number) {
      await breathe();
      const [go] = underWay.splice(which % Math.max(1, underWay.length), 1);
      go?.();
      await breathe();
    },
    async settle() {
      for (let round = 0; round < 200 && (waiting.size > 0 || underWay.length > 0); round += 1) {
        underWay.splice(0).forEach((go) => go());
        await breathe();
      }
      underWay = [];
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const PAGES = ['/chats', '/chats/1', '/members/2', '/members/2/chat', '/premium'];
/** Calls after which somebody is not to be seen any more. */
const DROPPING = ['/api/block.php', '/api/report.php', '/api/chat.php'];
const page = fc.constantFrom(...PAGES);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('open' as const), page) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('seen' as const), page) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('look' as const), fc.constant('/photos/1.webp')) },
  { weight: 8, arbitrary: fc.tuple(fc.constant('pass' as const), fc.nat(9)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('logIn' as const), fc.constantFrom(...MEMBERS)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('logOut' as const), fc.constant('')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('end' as const), fc.constant('')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('drop' as const), fc.constantFrom(...DROPPING)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('push' as const), fc.constant('')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('restart' as const), fc.constant('')) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('online' as const), fc.boolean()) },
);

const SEQUENCES = Number(process.env['OFFLINE_SEQUENCES'] ?? 100);

it(`[B02] ${SEQUENCES} sequences of pages in any tabs, pushes, log-outs, lost networks and an ended worker leave no byte of a member who is gone`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const world = await openWorld();
      world.logIn('anna');
      world.subscribe();
      for (const one of steps) {
        if (one[0] === 'open') void world.open(one[1]).catch(() => undefined);
        else if (one[0] === 'seen') world.seen(one[1]);
        else if (one[0] === 'look') world.look(one[1]);
        else if (one[0] === 'pass') await world.pass(one[1]);
        else if (one[0] === 'logIn') world.logIn(one[1]);
        else if (one[0] === 'logOut') world.call('/api/logout.php');
        else if (one[0] === 'drop') world.call(one[1]);
        else if (one[0] === 'end') world.endSession();
        else if (one[0] === 'push') world.push();
        else if (one[0] === 'restart') await world.restart();
        else world.setOnline(one[1]);
      }
      await world.settle();
      // The next page that the server shows is what counts.
      world.setOnline(true);
      const now = world.open('/chats');
      await world.settle();
      const who = world.member();
      expect(await now).toBe(`/chats of ${who ?? 'a visitor'}`);
      const others = MEMBERS.filter((name) => name !== who);
      for (const other of others) expect(world.caches.bytes()).not.toContain(other);
      expect(world.caches.bytes()).not.toContain('/premium');
      expect(who === null && world.caches.bytes().includes('photo')).toBe(false);

      // What is kept is the member's, and a log-out leaves nothing, without a further page.
      world.setOnline(false);
      const kept = world.open('/chats').catch(() => 'nothing');
      await world.settle();
      expect(await kept).toBe(who === null ? 'nothing' : `/chats of ${who}`);
      world.setOnline(true);
      world.subscribe();
      world.seen('/chats/1');
      world.call('/api/logout.php');
      await world.settle();
      const left = world.caches.bytes();
      for (const name of MEMBERS) expect(left).not.toContain(name);
      expect(world.isSubscribed()).toBe(false);
    }),
    { numRuns: SEQUENCES },
  );
});

/** One in which Anna's first page is kept. */
async function openWorldOfAnna() {
  const world = await openWorld();
  world.logIn('anna');
  void world.open('/chats');
  await world.settle();
  return world;
}

it.each(DROPPING)(
  '[B02] what was kept may show who is not to be seen any more: %s drops it',
  async (path) => {
    const world = await openWorldOfAnna();
    world.look('/photos/1.webp');
    await world.settle();
    expect(world.caches.bytes()).toMatch(/chats of anna.*photo/);
    world.call(path);
    await world.settle();
    expect(world.caches.bytes()).not.toMatch(/chats of anna|photo/);
  },
);

it.each([
  ['GET', '/api/logout.php'],
  ['DELETE', '/api/deletion.php'],
])('[B02] %s %s leaves nothing where it succeeds, and all where it fails', async (method, path) => {
  const world = await openWorldOfAnna();
  world.setOnline(false);
  world.call(path, method);
  await world.settle();
  world.setOnline(true);
  world.refuse();
  world.call(path, method);
  await world.settle();
  expect(world.caches.bytes()).toContain('chats of anna');
  const other = await openWorldOfAnna();
  other.call(path, method);
  await other.settle();
  expect(other.caches.bytes()).not.toContain('anna');
});

it('[B02] the password for a deletion drops nothing, right or wrong', async () => {
  const world = await openWorldOfAnna();
  world.call('/api/deletion.php');
  await world.settle();
  expect(world.caches.bytes()).toContain('chats of anna');
});

it('[B02] a photo that one member has asked for is not kept for the next', async () => {
  const world = await openWorldOfAnna();
  world.look('/photos/1.webp');
  await world.pass(0);
  world.logIn('bram');
  void world.open('/chats');
  // The photo is still on its way when the page is there.
  await world.pass(1);
  await world.pass(1);
  await world.settle();
  expect(world.caches.bytes()).toContain('/chats of bram');
  expect(world.caches.bytes()).not.toContain('photo');
});

it('[B02] what the worker before this one still waits for is not kept for the next member', async () => {
  const world = await openWorldOfAnna();
  void world.open('/chats/1');
  await world.pass(0);
  await world.restart();
  world.logIn('bram');
  void world.open('/chats');
  // Bram's page is answered first, by the worker of now; then Anna's, to the one before.
  await world.pass(1);
  await world.pass(1);
  await world.settle();
  expect(world.caches.bytes()).toContain('/chats of bram');
  expect(world.caches.bytes()).not.toContain('anna');
});

it('[B02] where it is not readable whose the kept pages are, they are dropped and the page comes', async () => {
  const world = await openWorldOfAnna();
  await (await world.caches.open('kept-for')).put('/kept-for', new Response('anna'));
  world.logIn('bram');
  const page = world.open('/chats/1');
  await world.settle();
  expect(await page).toBe('/chats/1 of bram');
  expect(world.caches.bytes()).toContain('/chats/1 of bram');
  expect(world.caches.bytes()).not.toContain('anna');
});
