import { expect, test, onPhone } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

test(
  '[E06] an entry of the navigation answers its press while the server still thinks: it is marked, and the skeleton of its page stands there',
  onPhone,
  async ({ visitor }, testInfo) => {
    const language = languageOf(testInfo);
    const t = textsOf(language);
    const page = await visitor({ language });
    await openSession(page, DEMO_MEMBERS.bram);
    const thinking = Promise.withResolvers<void>();
    await page.route(/\/api\/likes\.php/, async (route) => {
      await thinking.promise;
      await route.continue();
    });
    await page.goto('/members');
    const people = page.getByRole('main').getByRole('article');
    await expect(people).toHaveCount(24);
    const entry = (name: 'members' | 'likes') =>
      page
        .getByRole('navigation', { name: t('common:nav.navigation') })
        .getByRole('link', { name: new RegExp(`^${t(`common:nav.${name}`)}`) });
    const skeletons = page.locator('span[aria-hidden=true]:visible:empty');
    await expect(skeletons).toHaveCount(0);

    await entry('likes').click();
    await expect(entry('likes')).toHaveAttribute('aria-current', 'page');
    await expect(entry('members')).not.toHaveAttribute('aria-current', 'page');
    await expect(skeletons).toHaveCount(10);
    await expect(page.getByRole('main')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(entry('likes')).toBeFocused();

    // Another entry is pressed meanwhile: that one comes.
    await entry('members').click();
    await expect(people).toHaveCount(24);
    await expect(entry('members')).toHaveAttribute('aria-current', 'page');
    await expect(skeletons).toHaveCount(0);

    await entry('likes').click();
    await expect(skeletons).toHaveCount(10);
    thinking.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(t('likes:received.title_other', { count: '\\d+' })),
    );
    await expect(page).toHaveURL(/\/likes$/);
    await expect(skeletons).toHaveCount(0);
  },
);
