/** How long a member waits after a press on slow 4G with the processor slowed four times: for the answer, and for what was pressed for. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_MEMBERS, openSession } from '../support/members.ts';
import { untilLive } from '../support/live-page.ts';
import { median, phone, slowDown } from './phone.ts';

/** From one end of slow 4G to the other and back, ms: the connections are there already. */
const LATENCY = 150;

/** By when what comes ahead is there, ms. */
const AHEAD = 14_000;

/** Longer than any of them takes, ms. */
const LONGEST = 5_000;

interface Press {
  readonly name: string;
  /** The page that it is made on; a conversation where there is none. */
  readonly from?: string;
  readonly on: (page: Page) => Locator;
  /** What shows the answer, and what was pressed for; as selectors. */
  readonly answer: string;
  readonly end: string;
}

const SKELETON = 'main[hidden]';
const DIALOG = '[role=dialog]';
const page = (selector: string): string => `main:not([hidden]) ${selector}`;
const entry = (path: string) => (open: Page) => open.locator(`nav a[href="${path}"]:visible`);
const marked = (path: string): string => `a[href="${path}"][aria-current]`;
const button = (name: RegExp) => (open: Page) => open.getByRole('button', { name }).first();

const PRESSES: readonly Press[] = [
  {
    name: 'a profile',
    from: '/members',
    on: (open) => open.locator('main article a').first(),
    answer: SKELETON,
    end: page('#about'),
  },
  {
    name: 'the search',
    from: '/chats',
    on: entry('/members'),
    answer: marked('/members'),
    end: page('article:nth-of-type(1) button'),
  },
  {
    name: 'the conversations',
    from: '/members',
    on: entry('/chats'),
    answer: marked('/chats'),
    end: page('a[href^="/chats/"]'),
  },
  {
    name: 'the likes',
    from: '/members',
    on: entry('/likes'),
    answer: marked('/likes'),
    end: page('a[href^="/likes/m/"]'),
  },
  {
    name: 'a conversation',
    from: '/chats',
    on: (open) => open.locator('main a[href^="/chats/"]').first(),
    answer: SKELETON,
    end: 'textarea',
  },
  {
    name: 'filters',
    from: '/members',
    on: (open) => open.getByRole('link', { name: /^Filters/ }),
    answer: DIALOG,
    end: DIALOG,
  },
  { name: 'a gift', on: button(/gift/i), answer: DIALOG, end: `${DIALOG} [type=radio]` },
  { name: 'a GIF', on: button(/GIF/), answer: DIALOG, end: `${DIALOG} img` },
];

interface Seen {
  answer?: number;
  end?: number;
}

declare global {
  interface Window {
    pressed: Seen;
  }
}

/** Runs in the page: notes when what is waited for was painted, in ms since the click. */
function watch({ answer, end }: Pick<Press, 'answer' | 'end'>): void {
  window.pressed = {};
  const noted = new Set<keyof Seen>();
  const note = (what: keyof Seen, since: number): void => {
    noted.add(what);
    requestAnimationFrame(() => {
      setTimeout(() => (window.pressed[what] = performance.now() - since));
    });
  };
  const onClick = ({ timeStamp }: Event): void => {
    const look = (): void => {
      if (!noted.has('answer') && document.querySelector(answer)) note('answer', timeStamp);
      if (!noted.has('end') && document.querySelector(end)) note('end', timeStamp);
      if (noted.size < 2) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, { capture: true, once: true });
}

async function measure(context: BrowserContext, press: Press, address: string): Promise<Seen> {
  const open = await context.newPage();
  const session = await context.newCDPSession(open);
  await session.send('Network.clearBrowserCache');
  await slowDown(session, LATENCY);
  await open.goto(address);
  await untilLive(open);
  await open.waitForTimeout(AHEAD);
  await open.evaluate(watch, { answer: press.answer, end: press.end });
  await press.on(open).tap();
  await open.waitForTimeout(LONGEST);
  const seen = await open.evaluate(() => window.pressed);
  await open.close();
  return seen;
}

interface Member {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly conversation: string;
}

async function memberOf(browser: Browser, origin: string): Promise<Member> {
  const context = await phone(browser, origin);
  const open = await context.newPage();
  await openSession(open, DEMO_MEMBERS.anna);
  await open.goto('/chats');
  const link = open.getByRole('link', { name: /^Bram\b/ }).first();
  const conversation = await link.getAttribute('href');
  if (conversation === null) throw new Error('bench:pages: the demo has no conversation with Bram');
  await open.close();
  return { context, origin, conversation };
}

/** Prints the medians of a few rounds, in which the products take turns. */
export async function printPresses(
  browser: Browser,
  origins: readonly string[],
  rounds: number,
): Promise<void> {
  const members = await Promise.all(origins.map((origin) => memberOf(browser, origin)));
  const figures = new Map<string, Seen[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const press of PRESSES) {
      for (const { context, origin, conversation } of members) {
        const key = `${press.name} ${origin}`;
        const seen = await measure(context, press, `${origin}${press.from ?? conversation}`);
        figures.set(key, [...(figures.get(key) ?? []), seen]);
      }
    }
  }
  for (const { context } of members) await context.close();
  // What did not come by then is longer than all that did.
  const of = (seen: readonly Seen[], what: keyof Seen): number =>
    Math.round(median(seen.map((one) => one[what] ?? Number.POSITIVE_INFINITY)));
  console.table(
    Object.fromEntries(
      [...figures].map(([key, seen]) => [
        key,
        { 'answer ms': of(seen, 'answer'), 'there ms': of(seen, 'end') },
      ]),
    ),
  );
}
