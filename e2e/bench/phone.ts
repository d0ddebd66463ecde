/** What the benches of pages share: a phone of 360 px on slow 4G with the processor slowed four times, and how figures are put together. */
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

/** As Lighthouse slows a phone: times in ms, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER = 4;

/** A browser of its own, in English. */
export async function phone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
  return context;
}

/** @param latency - Of a request, ms. @default as Lighthouse has it, with what it counts for new connections */
export async function slowDown(session: CDPSession, latency = SLOW_4G.latency): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
