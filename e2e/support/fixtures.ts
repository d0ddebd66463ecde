import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { BRAND_KEYS } from '../../apps/api/src/domain/settings/brand-keys.gen.ts';
import type { Language } from '../../locales/languages.ts';
import { Guard } from './guard.ts';
import { waitUntilLive } from './live-page.ts';
import { Outbox } from './outbox.ts';
import { Product } from './product.ts';
import { sharedProduct } from './shared-products.ts';
import { newPerson, signUpByCalls, type Person } from './sign-up.ts';

export { expect } from '@playwright/test';
export { expectAccessible, expectNoOverflow } from './accessibility.ts';

export type Brand = (typeof BRAND_KEYS)[number];

/** Which site a visitor opens, and in which language the browser asks for it. */
export interface VisitorOptions {
  readonly brand?: Brand;
  /** Written as the language cookie; without it the domain decides. */
  readonly language?: Language;
  /** Another running product than the common one. */
  readonly port?: number;
  /** Whether the site-entry warning comes, as for somebody who was never here. @default false */
  readonly isNew?: boolean;
  /** Whether the browser runs script. @default true */
  readonly hasScript?: boolean;
  /** Whether the browser asks to save data: then nothing is loaded ahead of a press, which flows are not about. @default true */
  readonly savesData?: boolean;
}

/**
 * The device of a flow, as its second argument: the desktop without one (playwright.config.ts). Both is for what differs in
 * kind: navigation, dialogs, conversation, checkout, sign-up.
 */
export const onPhone = { tag: '@phone' } as const;
export const onBoth = { tag: '@both' } as const;

interface WorkerFixtures {
  /** The product that all flows share that run one after another: two that run at once meet no member of each other. */
  readonly product: Product;
  /** Its port. */
  readonly port: number;
  /** The port of the product whose domains stand in `other-settings.json`; flows that run at once share it. */
  readonly otherSettings: number;
}

interface Fixtures {
  readonly outbox: Outbox;
  /** Watches every page of the flow; the flow fails when it found something. */
  readonly guard: Guard;
  /** A person with a browser of their own: a fresh context, its page at the brand's origin (not opened yet). */
  readonly visitor: (options?: VisitorOptions) => Promise<Page>;
  /** A visitor who has become a confirmed member by the calls alone, in English unless said: a new one of this name, or this one. */
  readonly member: (who: string | Person, options?: VisitorOptions) => Promise<Page>;
  /** A product of the flow's own, to be stopped, killed and restarted without hurting others. */
  readonly startProduct: (env?: Readonly<Record<string, string>>) => Promise<Product>;
}

/** The origin of a brand: Chromium resolves every name below localhost to this machine. */
export function originOf(brand: Brand, port: number): string {
  return brand === 'general' ? `http://localhost:${port}` : `http://${brand}.localhost:${port}`;
}

/** Runs in each page. */
const saveData = (): void => {
  if ('connection' in navigator) {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }
};

/** Makes a browser one in which the site-entry warning was answered before, on every brand's site. */
const dismissEntryWarning = (context: BrowserContext, port: number): Promise<unknown> =>
  context.addCookies(
    BRAND_KEYS.map((brand) => ({ name: 'entry-warning', value: '1', url: originOf(brand, port) })),
  );

/** The most that is told of a page, in lines. */
const TOLD = 60;

/** In the page: since when its document is there, and what moved on it by itself, in seconds. */
const movements = (): string => {
  const moved = new PerformanceObserver(() => undefined);
  moved.observe({ type: 'layout-shift', buffered: true });
  const seconds = (ms: number): string => (ms / 1_000).toFixed(2);
  const lines = moved.takeRecords().map((entry) => {
    const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
    const nodes = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
    return `${seconds(entry.startTime)} moved: ${nodes.join(' | ')}`;
  });
  return [`${seconds(performance.now())} since it was opened`, ...lines].join('\n');
};

/** Writes into the log where a page is, what it shows, and what moved on it. */
async function tell(page: Page): Promise<void> {
  const said = (error: Error): string => error.message;
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(said);
  const moved = await page.evaluate(movements).catch(said);
  console.log([page.url(), moved, ...shown.split('\n').slice(0, TOLD)].join('\n'));
}

/** Playwright's `test` with the product, its mails, and people to use it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright requires the destructuring pattern even where a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => use(await sharedProduct(`place-${parallelIndex}`)),
    { scope: 'worker', timeout: 600_000 },
  ],
  otherSettings: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use((await sharedProduct('other-settings')).port),
    { scope: 'worker', timeout: 600_000 },
  ],
  port: [async ({ product }, use) => use(product.port), { scope: 'worker' }],
  outbox: async ({ port }, use) => {
    await use(new Outbox(port));
  },
  // oxlint-disable-next-line no-empty-pattern
  guard: async ({}, use) => {
    const guard = new Guard();
    await use(guard);
    base.expect(guard.faults, 'errors in the browser').toEqual([]);
  },
  visitor: async (
    { browser, port, guard, contextOptions, viewport, isMobile, hasTouch },
    use,
    info,
  ) => {
    const contexts = new Set<BrowserContext>();
    await use(async (options = {}) => {
      const origin = originOf(options.brand ?? 'general', options.port ?? port);
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile: isMobile ?? false,
        hasTouch: hasTouch ?? false,
        javaScriptEnabled: options.hasScript ?? true,
        baseURL: origin,
      });
      contexts.add(context);
      await guard.watch(context);
      if (options.hasScript ?? true) waitUntilLive(context);
      if (options.savesData ?? true) await context.addInitScript(saveData);
      if (options.language) {
        await context.addCookies([{ name: 'locale', value: options.language, url: origin }]);
      }
      if (!options.isNew) await dismissEntryWarning(context, port);
      return context.newPage();
    });
    const hasFailed = info.status !== info.expectedStatus || guard.faults.length > 0;
    for (const context of contexts) {
      // The log is often all that is left of a run elsewhere.
      if (hasFailed) for (const page of context.pages()) await tell(page);
      await context.close();
    }
  },
  member: async ({ visitor, port }, use) => {
    await use(async (who, options) => {
      const page = await visitor({ language: 'en', ...options });
      const person = typeof who === 'string' ? newPerson(who) : who;
      await signUpByCalls(page, new Outbox(options?.port ?? port), person);
      return page;
    });
  },
  // oxlint-disable-next-line no-empty-pattern
  startProduct: async ({}, use) => {
    const products: Product[] = [];
    await use(async (env) => {
      const product = await Product.start(env);
      products.push(product);
      return product;
    });
    for (const product of products) await product.remove();
  },
});
