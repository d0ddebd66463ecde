import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { installedApp } from '../../support/installed-app.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { newPerson, signUpUnconfirmed } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const [en, nl] = [textsOf('en'), textsOf('nl')];

/**
 * The parts of a layout in their order, by tag and name: what stands in the body, but for scripts, messages that nobody sees, and what only
 * holds others.
 */
const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = (parent: Element): Element[] =>
      [...parent.children].flatMap((part) =>
        getComputedStyle(part).display === 'contents' ? parts(part) : part,
      );
    const nameOf = (part: Element): string => {
      const title = part.getAttribute('aria-labelledby');
      const named = title === null ? null : document.getElementById(title)?.textContent;
      return named ?? part.getAttribute('aria-label') ?? '';
    };
    return parts(document.body)
      .filter((part) => !part.matches('script, template, [aria-live], [role=status]'))
      .map((part) => `${part.localName} ${nameOf(part)}`.trim());
  });

const FRAME = ['a', 'header', 'main', 'footer'];
const DISCLAIMER = `section ${en('common:disclaimer.label')}`;
const US_FOOTER = `section ${en('common:footer.usChoices')}`;

test('[V09] default: navigation, banners, footer and disclaimer; a US footer only in English when flagged', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/login');
  expect(await partsOf(page)).toEqual([...FRAME, US_FOOTER, DISCLAIMER]);
  const usFooter = page.getByText(en('common:footer.usNotice'));
  await expect(usFooter).toBeVisible();
  // A member has banners: here the reminder to confirm the address. The disclaimer is one press away in the footer.
  await signUpUnconfirmed(page, newPerson('Dana'));
  await page.goto('/members');
  expect(await partsOf(page)).toEqual(['a', 'header', 'div', 'main', 'footer', US_FOOTER]);
  await expect(usFooter).toBeVisible();
  await page.locator('footer summary').click();
  await expect(page.getByText(en('common:disclaimer.fictional'))).toBeVisible();

  const dutch = await visitor({ language: 'nl' });
  await dutch.goto('/login');
  expect(await partsOf(dutch)).toEqual([...FRAME, `section ${nl('common:disclaimer.label')}`]);
  const unflagged = await visitor({ language: 'en', brand: 'she' });
  await unflagged.goto('/login');
  expect(await partsOf(unflagged)).toEqual([...FRAME, DISCLAIMER]);
});

test('[V09] lander: logo bar, footer and disclaimer, without the US footer; empty: the page alone', async ({
  visitor,
  guard,
}) => {
  guard.allow(/404/);
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  expect(await partsOf(page)).toEqual([...FRAME, DISCLAIMER]);
  await expect(page.getByRole('navigation', { name: en('common:nav.navigation') })).toHaveCount(0);
  await page.goto('/no/such');
  expect(await partsOf(page)).toEqual(['main']);
});

test('[V09] chat: bare, and no like is shown over it', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
  await page.goto(`/members/${results[0]?.id}/chat?t=0`);
  // What shows likes has heard of it, and waits until the conversation is left.
  await expect(page).toHaveURL(/\/chat$/);
  // The way past the other conversations, and these beside the one that is open; once the bar of that way has run out.
  await expect.poll(() => partsOf(page)).toEqual(['a', 'div']);
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('[V16] in the installed app, with history, a named page has a back button; others have none', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  await installedApp(page);
  const back = page.getByRole('button', { name: en('common:nav.back'), exact: true });
  await page.goto('/members');
  await expect(back).toHaveCount(0);
  await page
    .getByRole('list', { name: en('members:results.label') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await back.click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(back).toHaveCount(0);
  // Where the visit begins there is no history.
  await page.goto('/credits');
  await expect(back).toHaveCount(0);
});
