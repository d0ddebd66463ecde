import type { Locator, Page } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, dropSession, openSession } from '../../support/members.ts';
import { atBank, consent, orderByCalls, outcome, payButton } from '../../support/orders.ts';
import { fillAccount, newPerson, signUpByCalls, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

/** One who fills in forms: with script, or without. */
interface Sender {
  readonly hasScript: boolean;
  readonly email: string;
  readonly password: string;
}

/** A form of the product: who sends it, where, what they do, and what they see then. */
interface FormRow {
  readonly form: string;
  /** Whether a flow of the form's own sends it with script: here it is sent without. */
  readonly isProvenWithScript?: true;
  readonly who: 'visitor' | 'member' | 'anna' | 'bram';
  readonly path: string | ((page: Page) => Promise<string>);
  readonly send: (page: Page, sender: Sender) => Promise<void>;
  readonly seen: (page: Page, sender: Sender) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string): Promise<void> =>
  expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
const heading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Presses what leaves the page as it is until it is saved, and waits for the answer: the next page would end the call. */
const answered = async (page: Page, path: RegExp, act: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && path.test(response.url()),
  );
  await act();
  await answer;
};

/** The members that the search found. */
const found = (page: Page) => main(page).getByRole('list', { name: t('members:results.label') });

type Section = 'appearance' | 'location' | 'privacy';
const section = (page: Page, name: Section) =>
  page.getByRole('region', { name: t(`settings:${name}.title`), exact: true });

/** The button of what saves at each change with script. */
const save = (page: Page, name: Section): Promise<void> =>
  section(page, name)
    .getByRole('button', { name: t('settings:save'), exact: true })
    .click();

const saved = (page: Page, name: Section): Promise<void> =>
  expect(section(page, name).getByText(t('settings:saved'), { exact: true })).toBeVisible();

const profileRow = (page: Page, title: string): Locator =>
  page.getByRole('navigation', { name: t('ownprofile:title') }).getByRole('link', { name: title });

const ROWS: readonly FormRow[] = [
  {
    form: 'language',
    who: 'visitor',
    path: '/lang-config',
    send: (page) => main(page).getByText('Nederlands', { exact: true }).click(),
    seen: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      await main(page).getByText('English', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  },
  {
    form: 'complaint',
    isProvenWithScript: true,
    who: 'visitor',
    path: '/complaints',
    async send(page) {
      await main(page).getByLabel(t('complaints:form.name')).fill('Vera Bos');
      await field(page, t('complaints:form.email')).fill('visitor@example.org');
      await main(page).getByLabel(t('complaints:form.category')).selectOption('site');
      await main(page)
        .getByLabel(t('complaints:form.message'))
        .fill('The search forgets my region.');
      await press(page, t('complaints:form.submit'));
    },
    seen: (page) => heading(page, t('complaints:form.sentTitle')),
  },
  {
    form: 'forgotten password',
    isProvenWithScript: true,
    who: 'visitor',
    path: '/reset-password',
    async send(page) {
      await page.getByLabel(t('auth:logIn.email')).fill('nobody-at-all@example.org');
      await press(page, t('auth:reset.submit'));
    },
    seen: (page) => heading(page, t('auth:reset.sentTitle')),
  },
  {
    form: 'refused log-in',
    who: 'visitor',
    path: '/login',
    async send(page) {
      await page.getByLabel(t('auth:logIn.email')).fill('nobody-at-all@example.org');
      await field(page, t('auth:logIn.password')).fill('not this one');
      await press(page, t('auth:logIn.submit'));
    },
    seen: async (page) => {
      await says(page, t('errors:codes.login_failed'));
      await expect(page.getByLabel(t('auth:logIn.email'))).toHaveValue('nobody-at-all@example.org');
    },
  },
  {
    form: 'log-in',
    isProvenWithScript: true,
    who: 'visitor',
    // It comes back to the page that was asked for.
    path: '/likes',
    async send(page) {
      await page.getByLabel(t('auth:logIn.email')).fill(DEMO_MEMBERS.bram.email);
      await field(page, t('auth:logIn.password')).fill(DEMO_MEMBERS.bram.password);
      await press(page, t('auth:logIn.submit'));
    },
    seen: async (page) => {
      await expect(page).toHaveURL(/\/likes$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^${t('likes:received.title_other', { count: '\\d+' })}$`),
      );
      await dropSession(page);
    },
  },
  {
    form: 'sign-up',
    isProvenWithScript: true,
    who: 'visitor',
    path: '/signup',
    async send(page) {
      await fillAccount(page, newPerson('Suus'), t);
      await submitAccount(page, t);
    },
    seen: (page) => heading(page, t('signup:photo.title')),
  },
  {
    form: 'profile',
    isProvenWithScript: true,
    who: 'member',
    path: '/profile?section=name',
    async send(page) {
      const name = main(page).getByRole('textbox', { name: t('profile:fields.name') });
      await name.fill('@me');
      await press(page, t('ownprofile:form.submit'));
      await expect(page.getByText(t('errors:codes.name_starts_with_at')).first()).toBeVisible();
      await expect(name).toHaveValue('@me');
      await name.fill('Renamed');
      await press(page, t('ownprofile:form.submit'));
      await expect(profileRow(page, t('profile:fields.name'))).toContainText('Renamed');
      await profileRow(page, t('profile:fields.interests')).click();
      await main(page)
        .getByRole('checkbox', { name: t('interests:sushi') })
        .check();
      await press(page, t('ownprofile:form.submit'));
    },
    seen: async (page) => {
      const row = profileRow(page, t('profile:fields.interests'));
      await expect(row).toContainText(t('ownprofile:saved'));
      await expect(row).toContainText(t('interests:sushi'));
    },
  },
  {
    form: 'appearance',
    isProvenWithScript: true,
    who: 'member',
    path: '/settings?section=appearance',
    async send(page) {
      await main(page)
        .getByRole('radio', { name: t('settings:appearance.schemes.light'), exact: true })
        .check({ force: true });
      await save(page, 'appearance');
    },
    seen: async (page) => {
      await saved(page, 'appearance');
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    },
  },
  {
    form: 'privacy',
    isProvenWithScript: true,
    who: 'member',
    path: '/settings?section=privacy',
    async send(page) {
      await main(page)
        .getByRole('switch', { name: t('settings:privacy.invisible') })
        .click();
      await save(page, 'privacy');
    },
    seen: async (page) => {
      await saved(page, 'privacy');
      await page.goto('/settings?section=privacy');
      await expect(
        main(page).getByRole('switch', { name: t('settings:privacy.invisible') }),
      ).toBeChecked();
    },
  },
  {
    form: 'place',
    who: 'member',
    path: '/settings?section=location',
    async send(page) {
      await section(page, 'location').getByLabel(t('settings:location.country')).selectOption('BE');
      await section(page, 'location')
        .getByRole('button', { name: t('settings:save') })
        .click();
    },
    seen: async (page) => {
      await saved(page, 'location');
      await expect(
        section(page, 'location').getByLabel(t('settings:location.country')),
      ).toHaveValue('BE');
    },
  },
  {
    form: 'e-mail address',
    isProvenWithScript: true,
    who: 'member',
    path: '/settings?section=email',
    async send(page, { email, password }) {
      const form = page.getByRole('region', { name: t('settings:email.title'), exact: true });
      await form.getByLabel(t('settings:email.another')).fill(`new-${email}`);
      await form.getByLabel(t('settings:password.current'), { exact: true }).fill(password);
      await press(page, t('settings:email.submit'));
      await says(page, t('settings:email.pendingTitle', { email: `new-${email}` }));
      await press(page, t('settings:email.cancel'));
    },
    seen: (page, { email }) =>
      expect(
        page.getByText(t('settings:email.pendingTitle', { email: `new-${email}` })),
      ).toHaveCount(0),
  },
  {
    form: 'notifications',
    isProvenWithScript: true,
    who: 'member',
    path: '/notifications',
    async send(page) {
      await page
        .getByRole('group', { name: t('notifications:mail'), exact: true })
        .getByRole('checkbox', { name: t('notifications:kinds.matches') })
        .uncheck();
      await press(page, t('notifications:save'));
    },
    seen: (page) => says(page, t('notifications:saved')),
  },
  {
    form: 'match finder',
    isProvenWithScript: true,
    who: 'member',
    path: '/match-finder',
    async send(page) {
      await page.getByLabel(t('members:filters.minimumAge')).fill('40');
      await page.getByLabel(t('matchfinder:preferences.areas.anywhere')).check();
      await answered(page, /match-?finder/, () => press(page, t('matchfinder:preferences.save')));
    },
    seen: async (page) => {
      await expect(page).toHaveURL(/\/match-finder(#matches)?$/);
      await page.goto('/match-finder');
      await expect(page.getByLabel(t('members:filters.minimumAge'))).toHaveValue('40');
    },
  },
  {
    form: 'like',
    who: 'member',
    path: '/members',
    async send(page) {
      await answered(page, /like|members/, () =>
        found(page).locator('button[aria-pressed="false"]').first().click(),
      );
    },
    seen: async (page) => {
      await expect(found(page).locator('button[aria-pressed="true"]')).toHaveCount(1);
      await page.goto('/likes/given');
      await expect(main(page).getByRole('article')).toHaveCount(1);
    },
  },
  {
    form: 'copy of the data',
    isProvenWithScript: true,
    who: 'member',
    path: '/settings/export',
    async send(page, { password }) {
      await field(page, t('mydata:password')).fill(password);
      await press(page, t('mydata:copy.ask'));
    },
    seen: (page) =>
      expect(
        page
          .getByRole('heading', { name: t('mydata:copy.states.pending.title') })
          .or(page.getByRole('heading', { name: t('mydata:copy.states.ready.title') })),
      ).toBeVisible(),
  },
  {
    form: 'password',
    isProvenWithScript: true,
    who: 'member',
    path: '/settings?section=password',
    async send(page, { password }) {
      const form = page.getByRole('region', { name: t('settings:password.title'), exact: true });
      await form.getByLabel(t('settings:password.current'), { exact: true }).fill(password);
      await form.getByLabel(t('settings:password.new'), { exact: true }).fill('another sentence');
      await form.getByRole('button', { name: t('settings:password.submit') }).click();
    },
    seen: (page) => says(page, t('settings:password.done')),
  },
  {
    form: 'message',
    isProvenWithScript: true,
    who: 'anna',
    path: async (page) => {
      const { results } = await ask<{ results: { id: string }[] }>(page, '/api/members.php');
      return `/members/${results.at(-1)?.id}/chat`;
    },
    async send(page) {
      await main(page).getByPlaceholder(t('chat:composer.placeholder')).fill('Hello by a form');
      await press(page, t('chat:composer.send'));
    },
    seen: (page) =>
      expect(page.getByRole('log').getByText('Hello by a form').first()).toBeVisible(),
  },
  {
    form: 'order',
    who: 'bram',
    path: '/credits',
    async send(page, { hasScript }) {
      await page.getByRole('radio', { name: /100 credits/ }).check();
      await page.getByRole('radio', { name: /iDEAL/ }).check();
      // Without script Enter in the field of the code orders nothing.
      if (!hasScript) await page.getByLabel(t('credits:code.label')).press('Enter');
      await expect(page).toHaveURL(/\/credits\/p1\/ideal$/);
      await consent(page, t);
      await payButton(page, t).click();
      if (!hasScript) await page.getByRole('link', { name: t('credits:actions.toBank') }).click();
      await atBank(page, 'Pay');
    },
    seen: (page) => expect(outcome(page, t('credits:status.completed.title'))).toBeVisible(),
  },
  {
    form: 'repeated order',
    isProvenWithScript: true,
    who: 'anna',
    path: '/credits/repeat-order',
    async send(page) {
      await expect(page.getByText(/ending in 4242/).first()).toBeVisible();
      await page.getByRole('link', { name: t('shop:repeat.review') }).click();
      await payButton(page, t).click();
      await expect(page.getByText(t('credits:form.tickConsent')).first()).toBeVisible();
      await consent(page, t);
      await payButton(page, t).click();
    },
    seen: async (page) => {
      await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
      await expect(page).toHaveURL(/\/credits\/return\?order=/);
      // A reload orders nothing.
      await page.reload();
      await expect(outcome(page, t('credits:status.completed.title'))).toBeVisible();
    },
  },
  {
    form: 'withdrawal',
    isProvenWithScript: true,
    who: 'anna',
    path: async (page) => {
      const { id, redirect_url: bank } = await orderByCalls(page, 'p1', 'ideal');
      await page.goto(bank ?? '');
      await atBank(page, 'Pay');
      return `/transactions/${id}/withdraw`;
    },
    send: (page) =>
      main(page)
        .getByRole('button', {
          name: new RegExp(t('transactions:withdrawal.confirm', { refund: '.*' })),
        })
        .click(),
    seen: async (page) => {
      await heading(page, t('transactions:withdrawal.doneTitle'));
      await page.getByRole('link', { name: t('transactions:withdrawal.back') }).click();
      await expect(page.getByRole('article')).toContainText(t('transactions:status.withdrawn'));
    },
  },
];

for (const hasScript of [true, false]) {
  test(
    hasScript
      ? '[A01] [K01] [M01] [V05] forms that no other flow sends with script are sent, and say what came of it'
      : '[S06] [A01] [A03] [B05] [K01] [M01] [M04] [M11] [N01] [P04] [P07] [V05] every form is sent and says what came of it, without script',
    async ({ visitor, outbox, guard }) => {
      guard.allow(/status of 4(01|03|22)/);
      const person = newPerson('Fenna');
      const sender: Sender = { hasScript, ...person };
      const pages = new Map<FormRow['who'], Page>();
      const pageOf = async (who: FormRow['who']): Promise<Page> => {
        const page = pages.get(who) ?? (await visitor({ language: 'en', hasScript }));
        if (!pages.has(who)) {
          pages.set(who, page);
          if (who === 'member') await signUpByCalls(page, outbox, person);
          else if (who !== 'visitor') await openSession(page, DEMO_MEMBERS[who]);
        }
        return page;
      };
      for (const { form, isProvenWithScript, who, path, send, seen } of ROWS) {
        if (hasScript && isProvenWithScript) continue;
        await test.step(form, async () => {
          const page = await pageOf(who);
          await page.goto(typeof path === 'string' ? path : await path(page));
          await send(page, sender);
          await seen(page, sender);
        });
      }
    },
  );
}
