import type { Page, Route } from '@playwright/test';

/** What the browser says of a network that is not there. */
export const LOST = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** How the network treats the first request to an address; the others pass. */
type Fault = (route: Route) => Promise<void>;

/** The request reaches the server, and its answer nobody. */
export const answerLost: Fault = async (route) => {
  await route.fetch();
  await route.abort('failed');
};

/** As {@link answerLost}, with the cookie that stood at its head: what a browser without one knows. */
export const answerAndCookieLost: Fault = async (route) => {
  await route.fetch();
  await route.request().frame().page().context().clearCookies({ name: 'session' });
  await route.abort('failed');
};

/** The request never reaches the server. */
const requestLost: Fault = (route) => route.abort('failed');

/** The request reaches the server twice, as a proxy sends it that has seen no answer; the later answer comes back. */
const doubled: Fault = async (route) => {
  await route.fetch();
  await route.fulfill({ response: await route.fetch() });
};

export const FAULTS = [
  ['the request is lost', requestLost],
  ['the answer is lost', answerLost],
  ['the request is doubled', doubled],
] as const;

/**
 * Keeps scripts of the site from a page until they are let go; each document that is opened meanwhile waits for them.
 * @param files - Their paths. @default all
 */
export const holdScripts = async (
  page: Page,
  files?: readonly string[],
): Promise<{ release: () => void }> => {
  const held = Promise.withResolvers<void>();
  const isHeld = ({ pathname }: URL): boolean =>
    files?.includes(pathname) ?? /^\/assets\/.+\.js$/.test(pathname);
  await page.route(isHeld, async (route) => {
    await held.promise;
    // The document that asked for it may be gone.
    await route.fallback().catch(() => undefined);
  });
  return { release: () => held.resolve() };
};

/** Lets the first POST to an address meet a fault; answers how many there were. */
export const onFirst = async (page: Page, url: RegExp, fault: Fault): Promise<() => number> => {
  let count = 0;
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    count += 1;
    if (count === 1) await fault(route);
    else await route.continue();
  });
  return () => count;
};
