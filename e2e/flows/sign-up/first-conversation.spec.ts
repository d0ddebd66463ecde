import type { Page } from '@playwright/test';
import { callWithin } from '../../support/calls.ts';
import { expect, onBoth, test, type Brand } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import {
  accountOf,
  confirmByMail,
  fillAccount,
  newPerson,
  type Person,
  skipSteps,
  submitAccount,
} from '../../support/sign-up.ts';
import { languageOf, textsOf } from '../../support/texts.ts';

const NOAHS_AGE = 95;

test(
  '[S02] [S04] [S06] [P01] [P02] [K02] [C01] [B01] [V04] a visitor becomes a member and has a first live conversation',
  onBoth,
  async ({ visitor, outbox, viewport }, info) => {
    const language = languageOf(info);
    // Two brands are seen whole by this.
    const brand: Brand = language === 'nl' ? 'she' : 'general';
    const t = textsOf(language);
    const isDesktop = (viewport?.width ?? 0) >= 768;
    const mila = newPerson('Mila');
    // Of an age that few have: in a search who has a photo comes first, and he has none.
    const noah: Person = { ...newPerson('Noah'), born: [4, 5, 1931] };
    const milas = await visitor({ brand, language });
    const noahs = await visitor({ brand, language });

    await test.step('signs up from the home page', async () => {
      await milas.goto('/', { waitUntil: 'networkidle' });
      await untilLive(milas);
      await milas
        .getByRole('main')
        .getByRole('link', { name: t('home:signUp') })
        .click();
      // A dialog on the desktop, a page on phones (spec section 2).
      if (isDesktop) await expect(milas.getByRole('dialog')).toBeVisible();
      else await expect(milas).toHaveURL(/\/signup/);
      await fillAccount(milas, mila, t);
      const people = milas.waitForResponse(/\/api\/members\.php/);
      await submitAccount(milas, t);
      const photo = milas.getByRole('heading', { name: t('signup:photo.title') });
      // The new step is noticed by everybody: it is in view, and where a screen reader reads on.
      await expect(photo).toBeInViewport();
      await expect(photo).toBeFocused();
      // Whom the next step suggests comes before it: a list that came later would move what is about to be pressed.
      await people;
      await expect(photo).toBeVisible();
      await skipSteps(milas, t);
      await expect(milas.getByText(mila.email)).toBeVisible();
    });

    await test.step('confirms by e-mail, and logs in', async () => {
      await confirmByMail(milas, outbox, mila.email, t);
      // He has become one before. No page of the site stands there, which would notice that he is not logged in any more.
      await noahs.goto('/robots.txt');
      expect((await callWithin(noahs, '/api/signup.php', accountOf(noah))).status).toBe(201);
      const token = new URL(await outbox.activationLink(noah.email)).searchParams.get('token');
      await expect
        .poll(async () => (await callWithin(noahs, '/api/activation.php', { token })).status)
        .toBe(200);
      await noahs.context().clearCookies({ name: 'session' });
      await noahs.goto('/login');
      await noahs.getByLabel(t('auth:logIn.email')).fill(noah.email);
      await noahs.getByLabel(t('auth:logIn.password'), { exact: true }).fill(noah.password);
      // His page is told of what happens from here on, and of nothing before.
      const streaming = noahs.waitForResponse(/\/api\/events\.php/);
      await noahs
        .getByRole('main')
        .getByRole('button', { name: t('auth:logIn.submit'), exact: true })
        .click();
      await expect(noahs).toHaveURL(/\/members$/);
      expect((await streaming).status()).toBe(200);
    });

    await test.step('searches members and opens a profile', async () => {
      await milas.goto(`/members?min_age=${NOAHS_AGE}`);
      const results = milas.getByRole('list', { name: t('members:results.label') });
      const found = results.getByRole('link', { name: new RegExp(`^${noah.name}, ${NOAHS_AGE}`) });
      await expect(found).toBeVisible();
      await found.click();
      await expect(milas.getByRole('heading', { level: 1 })).toHaveText(
        `${noah.name}, ${NOAHS_AGE}`,
      );
    });

    await test.step('likes, and a like back is a match', async () => {
      await milas.getByRole('button', { name: t('profile:actions.like'), exact: true }).click();
      await expect(
        milas.getByRole('button', { name: t('profile:actions.unlike'), exact: true }),
      ).toBeVisible();
      const news = noahs.getByRole('dialog', { name: t('common:likeOverlay.newLike') });
      await expect(news).toBeVisible();
      await noahs.keyboard.press('Escape');
      await expect(news).toBeHidden();
      await noahs.goto('/likes');
      const like = noahs.getByRole('link', { name: new RegExp(`^${mila.name}, 36`) });
      await expect(like).toBeVisible();
      await like.click();
      await noahs.getByRole('button', { name: t('profile:actions.like'), exact: true }).click();
      const overlay = noahs.getByRole('dialog', { name: t('common:likeOverlay.match') });
      await expect(overlay).toBeVisible();
      await overlay
        .getByRole('link', { name: t('common:likeOverlay.message', { name: mila.name }) })
        .click();
    });

    await test.step('chats, live, in two browsers', async () => {
      const field = (page: Page, name: string) =>
        page.getByRole('textbox', { name: t('chat:composer.field', { name }) });
      const firstLines = noahs.getByRole('dialog', {
        name: t('matchfinder:icebreaker.title', { name: mila.name }),
      });
      await expect(firstLines).toBeVisible();
      // The words that come with React Aria are in the language too.
      const isEnglish = language.startsWith('en');
      await expect(noahs.getByRole('button', { name: 'Dismiss', exact: true })).toHaveCount(
        isEnglish ? 1 : 0,
      );
      await firstLines.getByRole('button', { name: t('matchfinder:icebreaker.own') }).click();
      await expect(firstLines).toBeHidden();
      await expect(field(noahs, mila.name)).toBeVisible();
      await field(noahs, mila.name).fill('Hello Mila, nice to meet you');
      await field(noahs, mila.name).press('Enter');
      await expect(noahs.getByText('Hello Mila, nice to meet you')).toBeVisible();
      await expect(noahs.getByText(t('chat:thread.states.sent'), { exact: true })).toBeVisible();

      await milas.goto('/chats');
      const chat = milas.getByRole('link', { name: new RegExp(`^${noah.name}`) });
      await expect(chat).toBeVisible();
      await chat.click();
      const words = milas.getByRole('log').getByText('Hello Mila, nice to meet you');
      await expect(words).toBeVisible();
      // What somebody wrote is not said to be in the language of the page.
      expect(
        await words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
      ).toBe('');

      await field(milas, noah.name).fill('Hello Noah');
      await field(milas, noah.name).press('Enter');
      // On the other screen without a reload, after what was there. How soon is measured by e2e/bench/delivery.ts.
      await expect(noahs.getByRole('log').getByText(/^Hello (Mila|Noah)/)).toHaveText([
        /^Hello Mila/,
        /^Hello Noah/,
      ]);
      await expect(milas.getByText(t('chat:thread.states.read'), { exact: true })).toBeVisible();
    });
  },
);
