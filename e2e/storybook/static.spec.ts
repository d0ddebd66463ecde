import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { serve } from '../../scripts/visual/pictures.mjs';
import { Guard } from '../support/guard.ts';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const all = Object.values(entries);

/** A Storybook served from this machine, a browser that reaches nothing else, and what it tried to reach. */
const test = base.extend<{ outside: string[]; guard: Guard }, { url: string }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern -- the form Playwright asks for
    async ({}, use) => {
      const { url, close } = await serve(folder);
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  outside: [
    async ({ context, url }, use) => {
      const tried: string[] = [];
      await context.route(
        (address) => address.origin !== url,
        async (route) => {
          tried.push(route.request().url());
          await route.abort();
        },
      );
      await use(tried);
    },
    { auto: true },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = new Guard();
      await guard.watch(context);
      await use(guard);
    },
    { auto: true },
  ],
});

test.afterEach(({ outside, guard }) => {
  expect(outside).toEqual([]);
  expect(guard.faults).toEqual([]);
});

const isDrawn = async (page: Page): Promise<void> => {
  await expect(page.locator('#storybook-docs, #storybook-root').first()).toBeAttached();
  await page.waitForFunction(
    () =>
      document.querySelector('#storybook-root')?.childElementCount ||
      document.querySelector('#storybook-docs h1'),
  );
  await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
};

test('opens with the network cut, shows its first page and has no error', async ({ page, url }) => {
  await page.goto(url);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toContainText('Components');
});

for (const { id, title } of all.filter((entry) => /^Foundations|^Welcome/.test(entry.title))) {
  test(`${title} opens with the network cut and has no error`, async ({ page, url }) => {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
    await isDrawn(page);
  });
}

// A language, a brand and a scheme from the toolbar reach every kind of story.
for (const kind of ['Primitives', 'Components', 'Blocks', 'Screens']) {
  const [first] = all.filter(({ title, type }) => title.startsWith(kind) && type === 'story');
  test(`${kind}: a story opens in another brand, scheme and language`, async ({ page, url }) => {
    expect(first).toBeDefined();
    const globals = 'brand:gay;scheme:dark;locale:nl;motion:off';
    await page.goto(`${url}/iframe.html?id=${first?.id}&viewMode=story&globals=${globals}`);
    await isDrawn(page);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'gay');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
}
