import { chunksOf, isOneOf } from '../../support/chunks.ts';
import { expect, test, onBoth } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { touchUntilShown } from '../../support/touch.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

const isWarning = isOneOf([
  ...chunksOf('src/features/entry-warning/EntryWarningHost.tsx'),
  ...chunksOf('src/features/entry-warning/EntryWarningDialog.tsx'),
]);

test(
  '[V08] once for visitors who have not dismissed it: neither Escape nor a press beside it answers, entering stores when',
  onBoth,
  async ({ visitor }) => {
    const page = await visitor({ language: 'en', isNew: true });
    const warning = page.getByRole('alertdialog', { name: t('common:entryWarning.title') });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await touchUntilShown(page, warning);
    await expect(warning).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(warning).toBeVisible();
    const leave = warning.getByRole('link', { name: t('common:entryWarning.leave') });
    expect(new URL((await leave.getAttribute('href')) ?? '').host).not.toContain('localhost');

    const before = Date.now();
    await warning
      .getByRole('button', { name: t('common:entryWarning.enter', { age: 18 }) })
      .click();
    await expect(warning).toHaveCount(0);
    const stored = await page.evaluate(() =>
      Number(localStorage.getItem('dismissed-entry-warning')),
    );
    expect(stored).toBeGreaterThanOrEqual(before);

    // Once: neither on this page nor on another.
    const asked = page.waitForResponse((response) => isWarning(response.url()));
    await page.goto('/signup');
    await expect(async () => {
      await page.keyboard.press('Shift');
      await Promise.race([asked, expect(warning).toBeVisible({ timeout: 500 })]);
    }).toPass();
    await expect(warning).toHaveCount(0);
  },
);

test('[V08] the page is there without it: for readers without script, and before anybody touches it', async ({
  visitor,
}) => {
  const plain = await visitor({ language: 'en', isNew: true, hasScript: false });
  await plain.goto('/signup');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByRole('alertdialog')).toHaveCount(0);

  const page = await visitor({ language: 'en', isNew: true });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/signup', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => isWarning(url))).toEqual([]);
});

test('[V08] not for a member', async ({ visitor }) => {
  const page = await visitor({ language: 'en', isNew: true });
  await openSession(page, DEMO_MEMBERS.anna);
  await page.goto('/likes');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('likes:title'));
  // What would bring it has had its time to come.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
