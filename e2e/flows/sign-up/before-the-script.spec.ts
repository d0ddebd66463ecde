import type { Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { chunksOf } from '../../support/chunks.ts';
import { conversationWith } from '../../support/conversation.ts';
import { expect, onBoth, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';
import { holdScripts } from '../../support/network.ts';
import { fillAccount, newPerson, submitAccount } from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** A page that somebody uses as soon as they see it. */
interface EarlyPage {
  readonly name: string;
  readonly member?: keyof typeof DEMO_MEMBERS;
  /** How much slower the processor is while the script comes. @default 1 */
  readonly slowdown?: number;
  readonly open: (page: Page) => Promise<string>;
  /** What is typed before any script is there. */
  readonly begin: (page: Page, words: string) => Promise<void>;
  /** What is typed while the script takes over. */
  readonly goOn: (page: Page, words: string) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly seen: (page: Page, words: string) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const composer = (page: Page) => main(page).getByPlaceholder(t('chat:composer.placeholder'));
const email = (page: Page) => page.getByLabel(t('auth:logIn.email'));
const youngest = (page: Page) => main(page).getByLabel(t('members:filters.minimumAge'));

const PAGES: readonly EarlyPage[] = [
  {
    name: 'log-in',
    open: async () => '/login',
    begin: (page) => email(page).pressSequentially(DEMO_MEMBERS.bram.email),
    goOn: (page) =>
      main(page)
        .getByLabel(t('auth:logIn.password'), { exact: true })
        .pressSequentially(DEMO_MEMBERS.bram.password),
    press: (page) => page.keyboard.press('Enter'),
    seen: (page) => expect(page).toHaveURL(/\/members$/),
  },
  {
    name: 'sign-up',
    open: async () => '/signup',
    begin: (page) => fillAccount(page, newPerson('Jet'), t),
    goOn: (page) => page.getByLabel(t('signup:account.name')).pressSequentially('te'),
    press: (page) => submitAccount(page, t),
    seen: (page) =>
      expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible(),
  },
  {
    name: 'search',
    member: 'anna',
    async open(page) {
      await page.goto('/members');
      const all = page
        .getByRole('list', { name: t('members:filters.title') })
        .getByRole('link')
        .first();
      return (await all.getAttribute('href')) ?? '';
    },
    begin: (page) => youngest(page).fill('41'),
    goOn: (page) => main(page).getByLabel(t('members:filters.maximumAge')).fill('59'),
    press: (page) => page.keyboard.press('Enter'),
    seen: async (page) => {
      await expect(page).toHaveURL(/min_age=41/);
      await expect(page).toHaveURL(/max_age=59/);
      await expect(
        page
          .getByRole('list', { name: t('members:results.label') })
          .getByRole('article')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'conversation',
    member: 'anna',
    slowdown: 4,
    open: (page) => conversationWith(page, 'Bram'),
    begin: (page, words) => composer(page).fill(words),
    goOn: (page) => composer(page).pressSequentially(' to you'),
    press: (page) =>
      main(page)
        .getByRole('button', { name: t('chat:composer.send'), exact: true })
        .click(),
    seen: async (page, words) => {
      await expect(composer(page)).toHaveValue('');
      await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
    },
  },
];

/** Regular 3G (bytes a second, milliseconds), and a part of the processor. */
const slowDown = async (page: Page, rate: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: 93_750, uploadThroughput: 31_250, latency: 300 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await browser.send('Emulation.setCPUThrottlingRate', { rate });
};

for (const { name, member, slowdown = 1, open, begin, goOn, press, seen } of PAGES) {
  for (const isPressedFirst of [true, false]) {
    test(`[E07] ${name}: what is typed${isPressedFirst ? ' and pressed' : ''} before the script is there counts, once, and nothing opens over it`, async ({
      visitor,
    }) => {
      const page = await visitor({ language: 'en' });
      if (member) await openSession(page, DEMO_MEMBERS[member]);
      const path = await open(page);
      const scripts = await holdScripts(page);
      if (!isPressedFirst) await slowDown(page, slowdown);
      const words = `Early ${Date.now()}`;
      await page.goto(path, { waitUntil: 'commit' });
      await begin(page, words);
      if (isPressedFirst) {
        await goOn(page, words);
        const sent = page.waitForRequest((request) => request.isNavigationRequest());
        await press(page);
        await sent;
        scripts.release();
      } else {
        scripts.release();
        await goOn(page, words);
        const typed = await page.evaluate(() => document.activeElement?.tagName);
        expect(typed).toMatch(/^(INPUT|TEXTAREA)$/);
        await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
        await press(page);
      }
      await seen(page, words);
      await untilLive(page);
    });
  }
}

test('[E07] a member’s page does what one of its buttons was pressed for before it listened, once', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await openSession(page, DEMO_MEMBERS.anna);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const dialogs = page.getByRole('dialog');
  const pressEarly = async (path: string, name: string): Promise<void> => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await button(name).click();
    await button(name).click();
    await expect(button(name)).toHaveAttribute('aria-busy', 'true');
    scripts.release();
    await untilLive(page);
  };
  await pressEarly(await conversationWith(page, 'Bram'), t('chat:composer.gift'));
  await expect(dialogs).toHaveCount(1);
  await expect(dialogs).toContainText('Bram');
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(button(t('chat:composer.gift'))).toBeFocused();

  // Twice would hide it again.
  await pressEarly('/settings/export', t('common:password.showPassword'));
  await expect(button(t('common:password.hidePassword'))).toBeVisible();
  await expect(button(t('common:password.showPassword'))).toHaveCount(0);
});

for (const when of ['before the page listens', 'when the page listens already']) {
  test(`[E07] a button of a part whose code comes later than the page, pressed ${when}, does what it is for once that is there`, async ({
    member,
  }) => {
    const page = await member('Pia');
    const card = await holdScripts(page, chunksOf('src/features/search/MissingPhoto.tsx'));
    const scripts = await holdScripts(page);
    await page.goto('/members', { waitUntil: 'commit' });
    const cross = main(page).getByRole('button', { name: t('common:actions.dismiss') });
    if (when.startsWith('before')) await cross.click();
    scripts.release();
    await untilLive(page, 'nav');
    if (!when.startsWith('before')) await cross.click();
    await expect(cross).toHaveAttribute('aria-busy', 'true');
    card.release();
    await expect(page.getByText(t('common:alerts.photo.title'))).toHaveCount(0);
  });
}

test(
  '[E07] home, landing and legal pages ask for no script before they are touched; what is pressed first is done once it is there, once',
  onBoth,
  async ({ visitor }, info) => {
    const language = languageOf(info);
    const say = textsOf(language);
    const page = await visitor({ language });
    const scripts = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    const open = async (path: string): Promise<void> => {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'load' });
      expect(asked).toEqual([]);
    };

    await open('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // On a wide screen sign-up is a dialog of this page, on a phone a page.
    await open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home:signUp') })
      .click();
    scripts.release();
    if (info.project.name === 'phone') await expect(page).toHaveURL(/\/signup$/);
    else {
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page).toHaveURL(/\/$/);
    }
    await expect(page.getByLabel(say('signup:account.name'))).toBeVisible();

    // A sample that is liked before the deck listens, by somebody who sees no answer at once: it is one like.
    const german = await visitor({ language: 'de' });
    const { profiles } = await ask<{ profiles: { name: string }[] }>(german, '/api/lander.php');
    const like = (at: number) =>
      german.getByRole('button', {
        name: `${textsOf('de')('swipe:deck.like')}: ${profiles[at]?.name}`,
      });
    const again = await holdScripts(german);
    await german.goto('/landers/tinderswipe', { waitUntil: 'load' });
    await like(0).click();
    await like(0).click();
    await expect(like(0)).toHaveAttribute('aria-busy', 'true');
    again.release();
    await expect(like(1)).toBeVisible();
    await untilLive(german);
    await expect(like(1)).toBeVisible();
  },
);
