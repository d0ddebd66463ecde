import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fillAccount, newPerson, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** Signs up by the form at this path; the tracking data that left the browser with it, in the body or in the cookie of the visit. */
const sentWithSignUp = async (page: Page, path: string): Promise<Record<string, string>> => {
  // The browser does not tell a watcher the body of a request that was copied, as the client does for a second try.
  await page.addInitScript(() => {
    const { fetch: send } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/api/signup.php')) {
        Object.assign(window, { signUpBody: await request.clone().text() });
      }
      return send(request);
    };
  });
  await page.goto(path);
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/signup.php'));
  await fillAccount(page, newPerson('Tessa'), t);
  await submitAccount(page, t);
  const request = await sending;
  expect((await request.response())?.status()).toBe(201);
  const body = await page.evaluate(() => (window as unknown as { signUpBody: string }).signUpBody);
  const { tracking } = JSON.parse(body) as { tracking?: Record<string, string> };
  const cookie = /traffic-source=([^;]*)/.exec((await request.allHeaders())['cookie'] ?? '')?.[1];
  const kept = new URLSearchParams(decodeURIComponent(cookie ?? ''));
  return tracking ?? Object.fromEntries(kept);
};

const LINK = { network: 'n1', ref: 'autumn', sub1: 'a', sub2: 'b.2', sub3: 'c~3' };

test('[V11] network, ref, sub1, sub2 and sub3 of the link are kept over the pages of the visit and sent with sign-up', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto(`/?${new URLSearchParams(LINK)}`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('common:footer.pages.pricing'), exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.reload();
  expect(await sentWithSignUp(page, '/signup')).toEqual(LINK);
});

test('[V11] on the page that the link leads to they are sent as well', async ({ visitor }) => {
  const page = await visitor({ language: 'en' });
  expect(await sentWithSignUp(page, `/signup?${new URLSearchParams(LINK)}`)).toEqual(LINK);
});

test('[L01] [V11] a landing page sends the parameters of its campaign with the sign-up in it', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const path = `/landers/collagelanding/general-summer?${new URLSearchParams(LINK)}`;
  expect(await sentWithSignUp(page, path)).toEqual(LINK);
  // It goes on where it began.
  await expect(page.getByRole('button', { name: t('signup:step.skip') })).toBeVisible();
  await expect(page).toHaveURL(/\/landers\/collagelanding\/general-summer/);
});

test('[V11] a link parameter that is not defined, has no value, repeats or does not match its pattern is not sent, and breaks no page', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const link = 'network=n1&ref=a&ref=b&sub1=two%20words&sub2=&sub4=d';
  const answer = await page.goto(`/?${link}`);
  expect(answer?.status()).toBe(200);
  expect(await sentWithSignUp(page, `/signup?${link}`)).toEqual({ network: 'n1' });
});
