import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** The colours of the specification (section 9), as a browser says them. */
const PRIMARY = 'rgb(43, 199, 191)';
const SECONDARY = 'rgb(255, 130, 231)';
const PURPLE = 'rgb(69, 61, 131)';
const SUCCESS = '#07c436';

const BREAKPOINTS = [576, 768, 992, 1200];

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The widths from which on a style sheet of the page says something about an element of the page. */
const breakpointsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const found = new Set<number>();
    const walk = (rules: CSSRuleList, width: number | null): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (width !== null && document.querySelector(rule.selectorText)) found.add(width);
        } else if (rule instanceof CSSMediaRule) {
          const own = /(?:min-width: |width >= )(\d+)px/.exec(rule.conditionText)?.[1];
          if (rule.conditionText.includes('width') && own === undefined) found.add(Number.NaN);
          walk(rule.cssRules, own === undefined ? width : Number(own));
        } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, width);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, null);
    return [...found].toSorted((one, other) => one - other);
  });

test('[V19] light and dark: teal, pink, purple and green are those of the specification, in Open Sans', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    const folds = page.getByRole('banner').locator('svg').first().locator('path');
    expect(await styleOf(folds.nth(0), 'fill'), scheme).toBe(PRIMARY);
    expect(await styleOf(folds.nth(1), 'fill'), scheme).toBe(SECONDARY);
    const signUp = page.getByRole('main').getByRole('link', { name: t('home:signUp') });
    expect(await styleOf(signUp, 'background-color'), scheme).toBe(PRIMARY);
    if (scheme === 'light') expect(await styleOf(folds.nth(2), 'fill')).toBe(PURPLE);
    // No page is as green as that: the theme that every page has bears it for buttons.
    const values = await page.evaluate(() =>
      [...document.documentElement.computedStyleMap()].map(([, [value]]) => String(value).trim()),
    );
    expect(values, scheme).toContain(SUCCESS);

    expect(await styleOf(page.locator('body'), 'font-family')).toMatch(/^"Open Sans .*, Arial,/);
    const fonts = () =>
      page.evaluate(async () =>
        [...(await document.fonts.ready)]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family),
      );
    expect((await fonts()).join(), scheme).toContain('Open Sans');
  }
});

test('[V19] the layout changes at 576, 768, 992 and 1200 px and nowhere else', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const found = new Set<number>();
  const look = async (...paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      await page.goto(path);
      for (const width of await breakpointsOf(page)) found.add(width);
    }
  };
  await look('/', '/pricing', '/faq', '/signup');
  await openSession(page, DEMO_MEMBERS.anna);
  await look('/members', '/transactions');
  expect([...found].toSorted((one, other) => one - other)).toEqual(BREAKPOINTS);

  // As rendered: people stand beside the words of the home from 992 px on.
  const home = await visitor({ language: 'en' });
  await home.goto('/');
  const people = home.getByRole('list', { name: t('home:people') });
  const startAt = (width: number) => async (): Promise<number> => {
    await home.setViewportSize({ width, height: 800 });
    return people.evaluate((list) => list.getBoundingClientRect().left);
  };
  await expect.poll(startAt(991)).toBeLessThan(100);
  await expect.poll(startAt(992)).toBeGreaterThan(288);
});

test('[V19] a dialog is 500 px wide, a large one 800; the others there are have 300 and 1140', async ({
  member,
}) => {
  const page = await member('Thijs');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/members?min_age=40');
  const results = page.getByRole('list', { name: t('members:results.label') });
  await results.getByRole('link').first().click();
  await page.getByRole('button', { name: /^Block or report/ }).click();
  await page.getByRole('button', { name: t('profile:actions.report'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const widthOf = () => dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
  await expect(dialog).toBeVisible();
  expect(await widthOf()).toBe(500);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: t('profile:actions.message') }).click();
  await page.getByRole('button', { name: t('chat:composer.gif') }).click();
  await expect(dialog).toBeVisible();
  expect(await widthOf()).toBe(800);
  // No page has a small or an extra large one: their widths stand in the style sheet of all.
  const widths = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const found = new Set<number>();
    for (let rule = rules.pop(); rule !== undefined; rule = rules.pop()) {
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      const [, width] = /^max\((\d+)px,/.exec(rule.style.maxInlineSize) ?? [];
      if (width !== undefined) found.add(Number(width));
    }
    return [...found].toSorted((one, other) => one - other);
  });
  expect(widths).toEqual([300, 500, 800, 1140]);
});
