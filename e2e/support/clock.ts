import { expect, type Page } from '@playwright/test';

/**
 * Lets the time of a page pass (its clock was installed before) until something holds: what it would try again or ask for in a
 * minute, it does now.
 * @param step - How many milliseconds pass at a time. @default 10_000
 */
export const passTime = (page: Page, until: () => Promise<void>, step = 10_000): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step);
    await until();
    // Between two steps there is real time for an answer: else all that a busy machine asks for runs out of time.
  }).toPass({ intervals: [500, 1_000, 2_000] });
