import type { Locator } from '@playwright/test';
import { ask } from '../../support/calls.ts';
import { expect, onBoth, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/live-page.ts';
import { creditsOf } from '../../support/orders.ts';
import { confirmByMail, fillAccount, newPerson, submitAccount } from '../../support/sign-up.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('en');

test(
  '[E01] from home to the first message in seven taps and five typed fields: it waits for the mail, goes out once with it, and the welcome gift is told before',
  onBoth,
  async ({ visitor, outbox }) => {
    const person = newPerson('Bram');
    const page = await visitor({ language: 'en' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await untilLive(page);

    let taps = 0;
    const tap = async (what: Locator): Promise<void> => {
      taps += 1;
      await what.click();
    };
    const typed = new Set<string>();
    const type = async (field: string, what: Locator, text: string): Promise<void> => {
      typed.add(field);
      await what.fill(text);
    };

    await tap(page.getByRole('main').getByRole('link', { name: t('home:signUp') }));
    const form = page.locator('form').filter({ has: page.getByLabel(t('signup:account.name')) });
    const choice = (group: string, name: string) =>
      form.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
    await tap(choice(t('signup:account.who.gender'), t('signup:account.who.genders.male')));
    await tap(choice(t('signup:account.who.lookingFor'), t('signup:account.who.sought.female')));
    await type('email', form.getByLabel(t('signup:account.email')), person.email);
    await type('name', form.getByLabel(t('signup:account.name')), person.name);
    const password = form.getByLabel(t('signup:account.password'), { exact: true });
    await type('password', password, person.password);
    const [day, month, year] = person.born;
    const parts = [
      [t('signup:account.birthDate.day'), day],
      [t('signup:account.birthDate.month'), month],
      [t('signup:account.birthDate.year'), year],
    ] as const;
    for (const [label, value] of parts) {
      await type('birth date', form.getByLabel(label), String(value));
    }
    await tap(form.getByRole('button', { name: t('signup:account.submit'), exact: true }));
    await tap(page.getByRole('button', { name: t('signup:step.skip') }));

    // What it is worth is said where it can be used; who is suggested is whom they look for.
    await expect(
      page.getByText(t('signup:firstMessage.giftTitle_other', { count: 5 })),
    ).toBeVisible();
    const people = page.getByRole('radiogroup', { name: t('signup:firstMessage.people') });
    await tap(people.getByRole('radio').first());
    const whom = await people.getByRole('radio').first().inputValue();
    const { profile } = await ask<{ profile: { gender: string; name: string } }>(
      page,
      `/api/member.php?id=${whom}`,
    );
    expect(profile.gender).toBe('female');
    const text = `Hello, this is ${person.name}.`;
    const to = t('signup:firstMessage.messageTo', { name: profile.name });
    await type('message', page.getByLabel(to), text);
    await tap(page.getByRole('button', { name: t('signup:firstMessage.send'), exact: true }));
    await expect(page.getByText(t('signup:confirm.waiting'))).toBeVisible();

    expect(taps).toBeLessThanOrEqual(7);
    expect([...typed]).toHaveLength(5);

    // Nothing is sent or paid for yet.
    expect(await creditsOf(page)).toBe(0);
    expect((await ask<{ chats: unknown[] }>(page, '/api/chats.php')).chats).toEqual([]);

    await confirmByMail(page, outbox, person.email, t);
    expect(await creditsOf(page)).toBe(40);
    await page.goto(`/members/${whom}/chat`);
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  },
);

test('[S02] [S10] a reload keeps the step and what was written; until the message goes out every page says for what it waits, then the link’s page says that it went', async ({
  visitor,
  outbox,
}) => {
  const person = newPerson('Joost');
  const page = await visitor({ language: 'en' });
  await page.goto('/signup');
  await fillAccount(page, person, t);
  await submitAccount(page, t);
  await page.getByRole('button', { name: t('signup:step.skip') }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('common:nav.logIn') }),
  ).toHaveCount(0);
  const people = page.getByRole('radiogroup', { name: t('signup:firstMessage.people') });
  const first = people.getByRole('radio').first();
  await first.click();
  const { profile } = await ask<{ profile: { name: string } }>(
    page,
    `/api/member.php?id=${await first.inputValue()}`,
  );
  const { name } = profile;
  const message = page.getByLabel(t('signup:firstMessage.messageTo', { name }));
  const text = `Hello, this is ${person.name}.`;
  await message.fill(text);

  await page.reload();
  await expect(message).toHaveValue(text);
  await page.getByRole('button', { name: t('signup:firstMessage.send'), exact: true }).click();
  await expect(page.getByText(t('signup:confirm.waiting'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('signup:confirm.waiting'))).toBeVisible();
  await page.getByRole('link', { name: t('signup:confirm.goOn') }).click();
  await expect(page).toHaveURL(/\/signup-matches$/);
  await expect(page.getByText(t('common:activationReminder.waiting', { name }))).toBeVisible();

  await confirmByMail(page, outbox, person.email, t);
  await expect(page.getByText(t('signup:activation.sent', { name }))).toBeVisible();
  await page.getByRole('link', { name: t('signup:activation.toConversation') }).click();
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
});
