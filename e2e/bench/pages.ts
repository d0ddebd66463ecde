/**
 * `npm run bench:pages [-- <origin> ...]`: what the browser does for log-in, members and a conversation, opened as a first page on slow 4G
 * with the processor slowed four times: largest contentful paint, total blocking time and calls of functions. Several origins
 * of running products are compared: they take turns, so that what else the machine does hits all alike. Without one it starts the product.
 * Then how long a member's presses take (presses.ts), and Lighthouse's scores of the visitors' pages of the first, each beside its static twin (lighthouse.ts).
 * A bench and not a flow: times depend on the machine.
 */
import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';
import { DEMO_MEMBERS, openSession } from '../support/members.ts';
import { Product } from '../support/product.ts';
import { printLighthouse } from './lighthouse.ts';
import { median, phone, slowDown } from './phone.ts';
import { printPresses } from './presses.ts';

/** What loads by itself has come by then; the live stream never ends. */
const SETTLED_MS = 6000;

interface Figures {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Total blocking time, ms: what long tasks take over 50 ms after the first paint. */
  readonly tbt: number;
  /** Calls of functions. */
  readonly calls: number;
}

declare global {
  interface Window {
    seen: { lcp: number; paint: number; tasks: { start: number; duration: number }[] };
  }
}

/** Runs in the page, before anything else does. */
function watch(): void {
  window.seen = { lcp: 0, paint: 0, tasks: [] };
  const on = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (window.seen.lcp = startTime));
  on('longtask', ({ startTime, duration }) =>
    window.seen.tasks.push({ start: startTime, duration }),
  );
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.paint = startTime;
  });
}

async function callsOf(session: CDPSession, origin: string): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(origin))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

async function measure(context: BrowserContext, address: string): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const calls = await callsOf(session, new URL(address).origin);
  await session.send('Profiler.stopPreciseCoverage');

  await slowDown(session);
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const { lcp, paint, tasks } = await page.evaluate(() => window.seen);
  const tbt = tasks
    .filter(({ start }) => start >= paint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  await page.close();
  return { lcp, tbt, calls };
}

/** The pages of one product, each with whom it is opened by. */
async function pagesOf(browser: Browser, origin: string) {
  const visitor = await phone(browser, origin);
  const member = await phone(browser, origin);
  const page = await member.newPage();
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/chats');
  const conversation = await page
    .getByRole('link', { name: /^Bram\b/ })
    .first()
    .getAttribute('href');
  if (conversation === null) throw new Error('bench:pages: the demo has no conversation with Bram');
  await page.close();
  return [
    { name: 'log-in', context: visitor, address: `${origin}/login` },
    { name: 'members', context: member, address: `${origin}/members` },
    { name: 'conversation', context: member, address: `${origin}${conversation}` },
  ];
}

const given = process.argv.slice(2);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
let product: Product | undefined;
if (given.length === 0) {
  await ensureSiteBuilt(findNode());
  product = await Product.start();
}
const browser = await chromium.launch(launchOptions());
try {
  const origins = product ? [`http://localhost:${product.port}`] : given;
  const pages = (await Promise.all(origins.map((origin) => pagesOf(browser, origin)))).flat();
  const figures = new Map<string, Figures[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { context, address } of pages) {
      figures.set(address, [...(figures.get(address) ?? []), await measure(context, address)]);
    }
  }
  console.table(
    pages.map(({ name, address }) => {
      const of = (figure: keyof Figures): number =>
        Math.round(median((figures.get(address) ?? []).map((one) => one[figure])));
      return {
        page: name,
        origin: new URL(address).origin,
        'LCP ms': of('lcp'),
        'TBT ms': of('tbt'),
        calls: of('calls'),
      };
    }),
  );
  await printPresses(browser, origins, ROUNDS);
  await printLighthouse(origins[0] ?? '', { rounds: ROUNDS, median });
} finally {
  await browser.close();
  await product?.remove();
}
