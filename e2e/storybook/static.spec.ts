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

for (const { id, title } of all.filter((entry) =>
  /^Foundations|^Welcome|^Names/.test(entry.title),
)) {
  test(`${title} opens with the network cut and has no error`, async ({ page, url }) => {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
    await isDrawn(page);
  });
}

test('a docs page is dark where the scheme is, and leads to what it names', async ({
  page,
  url,
}) => {
  const [button] = all.filter(
    ({ title, type }) => title === 'Components/Button' && type === 'docs',
  );
  await page.goto(`${url}/?path=/docs/${button?.id}&globals=scheme:dark`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const link = docs.getByRole('link', { name: 'ToggleButton' }).first();
  await expect(link).toBeVisible();
  // Of red, green and blue all are below the middle.
  await expect(docs.locator('.sbdocs-wrapper')).toHaveCSS(
    'background-color',
    /^rgb\((\d{1,2}|1[01]\d), (\d{1,2}|1[01]\d), (\d{1,2}|1[01]\d)\)$/,
  );
  await link.click();
  await expect(docs.getByRole('heading', { level: 1, name: 'ToggleButton' })).toBeVisible();
});

test('on a phone a table of props is scrolled by itself, and its names are whole', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${url}/iframe.html?id=components-button--docs&viewMode=docs`);
  const name = page.getByRole('cell', { name: 'pendingLabel', exact: true });
  await expect(name).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(
    await name
      .locator('span')
      .first()
      .evaluate((word) => word.getClientRects().length),
  ).toBe(1);
});

test('a colour is copied where it is pressed', async ({ page, context, url }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}/iframe.html?id=foundations-colour--docs&viewMode=docs`);
  const property = 'var(--velours-color-primary-fill)';
  await page.getByRole('button', { name: property, exact: true }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(property);
});

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
