import type { Page, Route } from '@playwright/test';
import { chunksOf, isOneOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { DEMO_MEMBERS, logIn } from '../support/members.ts';
import {
  becomeMember,
  confirmByMail,
  fillAccount,
  newPerson,
  skipSteps,
  submitAccount,
} from '../support/sign-up.ts';
import { textsOf } from '../support/texts.ts';

const t = textsOf('en');

const isCaller = isOneOf(chunksOf('src/data/browser-client.ts'));

const LOST = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** How the network treats the first request to an address; the others pass. */
type Fault = (route: Route) => Promise<void>;

/** The request reaches the server, and its answer nobody. */
const answerLost: Fault = async (route) => {
  await route.fetch();
  await route.abort('failed');
};

/** As {@link answerLost}, with the cookie that stood at its head: what a browser without one knows. */
const answerAndCookieLost: Fault = async (route) => {
  await route.fetch();
  await route.request().frame().page().context().clearCookies({ name: 'session' });
  await route.abort('failed');
};

/** The request never reaches the server. */
const requestLost: Fault = (route) => route.abort('failed');

/** The request reaches the server twice, as a proxy sends it that has seen no answer; the later answer comes back. */
const doubled: Fault = async (route) => {
  await route.fetch();
  await route.fulfill({ response: await route.fetch() });
};

const FAULTS = [
  ['the request is lost', requestLost],
  ['the answer is lost', answerLost],
  ['the request is doubled', doubled],
] as const;

const onFirst = async (page: Page, url: RegExp, fault: Fault): Promise<() => number> => {
  let count = 0;
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    count += 1;
    if (count === 1) await fault(route);
    else await route.continue();
  });
  return () => count;
};

const SIGN_UP = /\/api\/signup\.php/;
const MESSAGES = /\/api\/messages\.php/;

for (const [name, fault] of [
  ...FAULTS,
  ['the answer is lost with its cookie', answerAndCookieLost] as const,
]) {
  test(`[S04] sign-up: ${name}, and there is exactly one account`, async ({
    visitor,
    outbox,
    guard,
  }) => {
    guard.allow(LOST);
    const person = newPerson('Fay');
    const page = await visitor({ language: 'en' });
    await page.goto('/signup');
    await onFirst(page, SIGN_UP, fault);
    await fillAccount(page, person, t);
    await submitAccount(page, t);
    await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
    await skipSteps(page, t);
    await confirmByMail(page, outbox, person.email, t);
    // One mail: a second account would have had a second one, a second try one that says "already registered".
    expect(await outbox.to(person.email)).toHaveLength(1);
    // The page that stands there would notice, and go to the root by itself.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: 'session' });
    await logIn(page, person);
  });
}

test('[S04] sign-up: the network is cut while it is sent and restored, and there is exactly one account', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Finn');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  // What sends the form is fetched at its first touch: it is there before the network goes.
  const code = page.waitForResponse((response) => isCaller(response.url()));
  await fillAccount(page, person, t);
  await (await code).finished();
  await page.context().setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => SIGN_UP.test(request.url()));
  await submitAccount(page, t);
  await tried;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  await skipSteps(page, t);
  await confirmByMail(page, outbox, person.email, t);
  expect(await outbox.to(person.email)).toHaveLength(1);
});

test('[S04] [V15] sign-up: the network goes before the code that sends the form is there; what is typed stays, and is sent when it is back', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Flo');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  // The page itself is there; what sends the form is fetched at its first touch.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  await expect(page.getByLabel(t('signup:account.email'))).toHaveValue(person.email);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  await skipSteps(page, t);
  await confirmByMail(page, outbox, person.email, t);
  expect(await outbox.to(person.email)).toHaveLength(1);
});

test('[S04] sign-up: every answer is lost until the client gives up; sent once more it is the same account', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const person = newPerson('Flo');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  await page.route(SIGN_UP, answerAndCookieLost);
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  // The client gives up after its five tries.
  await expect(page.getByText(t('errors:network')).first()).toBeVisible({ timeout: 40_000 });
  await page.unroute(SIGN_UP);
  // Nobody has to press again: what may have been done is asked again with its own key.
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
  expect(await outbox.to(person.email)).toHaveLength(1);
});

/** A new member, in the conversation with the first member of the search. */
const writer = async (page: Page, address?: string): Promise<string> => {
  await page.goto('/members');
  const found =
    address ??
    (await page
      .getByRole('list', { name: t('members:results.label') })
      .getByRole('link')
      .first()
      .getAttribute('href')) ??
    '';
  await page.goto(`${found}/chat`);
  await expect(page.getByRole('textbox')).toBeVisible();
  return found;
};

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
};

/** What the server says: the texts of the open conversation that one sent, oldest first, and the credits left. */
const serverSays = (page: Page, profile: string) =>
  page.evaluate(async (id) => {
    const [messages, user] = await Promise.all(
      [`/api/messages.php?profile=${id}`, '/api/user.php'].map(async (url) => {
        const answer = await fetch(url);
        return answer.json() as Promise<never>;
      }),
    );
    const { user: member } = user as unknown as {
      user: { credits: number; profile: { id: string } };
    };
    const { messages: all } = messages as unknown as {
      messages: { text: string; sender: string }[];
    };
    const texts = all.filter(({ sender }) => sender === member.profile.id).map(({ text }) => text);
    return { texts, credits: member.credits };
  }, profile);

const COST = 10;

const idIn = (address: string): string => address.split('/').at(-1) ?? '';

for (const [name, fault] of FAULTS) {
  test(`[B03] messages: ${name}, and each is sent once, in order, and charged once`, async ({
    visitor,
    outbox,
    guard,
  }) => {
    guard.allow(LOST);
    const page = await visitor({ language: 'en' });
    await becomeMember(page, outbox, newPerson('Mia'), t);
    const address = await writer(page);
    const before = await serverSays(page, idIn(address));
    const calls = await onFirst(page, MESSAGES, fault);
    await write(page, 'First of two');
    await write(page, 'Second of two');
    await expect(page.getByText(t('chat:status.sent'), { exact: true }).last()).toBeVisible();
    await expect
      .poll(() => serverSays(page, idIn(address)), { timeout: 30_000 })
      .toEqual({ texts: ['First of two', 'Second of two'], credits: before.credits - 2 * COST });
    expect(calls()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('log').getByText('First of two')).toHaveCount(1);
    await expect(page.getByRole('log').getByText('Second of two')).toHaveCount(1);
  });
}

test('[B03] messages: the network is cut, the page is reloaded before it is back, and what was written arrives once', async ({
  visitor,
  outbox,
  guard,
}) => {
  guard.allow(LOST);
  const page = await visitor({ language: 'en' });
  await becomeMember(page, outbox, newPerson('Max'), t);
  const address = await writer(page);
  const before = await serverSays(page, idIn(address));
  // The answer to the first is lost and every further try is cut off: nobody knows whether it was sent.
  let count = 0;
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') await route.continue();
    else if ((count += 1) === 1) await answerLost(route);
    else await route.abort('failed');
  });
  await write(page, 'Written in a tunnel');
  await expect.poll(() => count).toBeGreaterThanOrEqual(2);
  await write(page, 'And one more');
  await page.reload();
  await expect(page.getByRole('log').getByText('Written in a tunnel')).toBeVisible();
  await expect(page.getByRole('log').getByText('And one more')).toBeVisible();
  await page.unroute(MESSAGES);
  await expect
    .poll(() => serverSays(page, idIn(address)), { timeout: 60_000 })
    .toEqual({
      texts: ['Written in a tunnel', 'And one more'],
      credits: before.credits - 2 * COST,
    });
  await expect(page.getByText(t('chat:status.sent'), { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Written in a tunnel')).toHaveCount(1);
  await expect(page.getByRole('log').getByText('And one more')).toHaveCount(1);
});

test('[B03] messages: the answer comes after the live stream has told of it, and it is shown once', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await logIn(page, DEMO_MEMBERS.anna);
  const address = await writer(page);
  const held = Promise.withResolvers<void>();
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  const before = await serverSays(page, idIn(address));
  const text = `Out of order, ${Date.now()}`;
  await write(page, text);
  await expect
    .poll(async () => (await serverSays(page, idIn(address))).texts)
    .toEqual([...before.texts, text]);
  held.resolve();
  await expect(page.getByText(t('chat:status.sent'), { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  expect((await serverSays(page, idIn(address))).credits).toBe(before.credits - COST);
});
