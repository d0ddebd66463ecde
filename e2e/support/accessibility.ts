import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 level AA and everything below it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Fails when the page, as it stands, breaks WCAG 2.2 AA.
 * @param where - Names the page and state in the message.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // No page of ours has frames of another origin, for which axe would open a page of its own each time.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${where}`).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth: content, clientWidth: window } = document.documentElement;
    return [content, window] as const;
  });
  expect(scrollWidth, `width of ${where}`).toBeLessThanOrEqual(clientWidth);
}

/** Waits until what is coming in or going has done so: half-way, its colours are nobody's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
