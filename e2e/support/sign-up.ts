import { expect, type Page } from '@playwright/test';
import { post } from './calls.ts';
import type { Outbox } from './outbox.ts';
import type { Texts } from './texts.ts';

/** A person about to become a member. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Day, month, year. */
  readonly born: readonly [number, number, number];
}

let numPeople = 0;

/** Somebody nobody knows yet, of age. */
export const newPerson = (name: string): Person => {
  numPeople += 1;
  // All flows share one network of members, so nobody may be taken for somebody of an earlier flow.
  const number = `${process.pid}-${numPeople}`;
  return {
    email: `${name.toLowerCase()}-${number}@example.org`,
    name: `${name} ${number}`,
    password: `correct horse ${name}`,
    born: [4, 5, 1990],
  };
};

/** Fills in the account step, and nothing else. */
export const fillAccount = async (page: Page, person: Person, t: Texts): Promise<void> => {
  const form = page.locator('form').filter({ has: page.getByLabel(t('signup:account.name')) });
  await form.getByLabel(t('signup:account.email')).fill(person.email);
  await form.getByLabel(t('signup:account.name')).fill(person.name);
  await form.getByLabel(t('signup:account.password'), { exact: true }).fill(person.password);
  const [day, month, year] = person.born;
  await form.getByLabel(t('signup:account.birthDate.day')).fill(String(day));
  await form.getByLabel(t('signup:account.birthDate.month')).fill(String(month));
  await form.getByLabel(t('signup:account.birthDate.year')).fill(String(year));
};

/** Presses the account step's own button. */
export const submitAccount = async (page: Page, t: Texts): Promise<void> => {
  await page
    .locator('form')
    .filter({ has: page.getByLabel(t('signup:account.name')) })
    .getByRole('button', { name: t('signup:account.submit'), exact: true })
    .click();
};

/** The later steps, each passed by: ends where the e-mail address is to be confirmed. */
export const skipSteps = async (page: Page, t: Texts): Promise<void> => {
  const confirm = page.getByRole('button', { name: t('signup:confirm.resend') });
  const skip = page.getByRole('button', { name: t('signup:step.skip') });
  for (let steps = 0; steps < 8; steps += 1) {
    await expect(skip.or(confirm)).toBeVisible();
    if (await confirm.isVisible()) return;
    const step = await page.getByRole('list', { name: t('signup:stepper.list') }).innerHTML();
    await skip.click();
    await expect
      .poll(async () =>
        (await confirm.isVisible())
          ? ''
          : page.getByRole('list', { name: t('signup:stepper.list') }).innerHTML(),
      )
      .not.toBe(step);
  }
  await expect(confirm).toBeVisible();
};

/** Opens the link of the newest activation mail, as it stands in the mail, in this person's browser. */
export const confirmByMail = async (
  page: Page,
  outbox: Outbox,
  email: string,
  t: Texts,
): Promise<void> => {
  await page.goto(await outbox.activationLink(email));
  await expect(page.getByRole('heading', { name: t('signup:activation.doneTitle') })).toBeVisible();
};

/** What the call of sign-up is sent. */
export const accountOf = ({ email, name, password, born: [day, month, year] }: Person) => {
  const two = (part: number): string => String(part).padStart(2, '0');
  return { email, name, password, date_of_birth: `${year}-${two(month)}-${two(day)}` };
};

/** A member who has not confirmed their address yet and is logged in, by the call alone. */
export async function signUpUnconfirmed(page: Page, person: Person): Promise<void> {
  const answer = await post(page, '/api/signup.php', accountOf(person));
  expect(answer.status()).toBe(201);
}

/** Confirms the e-mail address by the call alone, with the link of the newest activation mail. */
export async function confirmByCall(page: Page, outbox: Outbox, email: string): Promise<void> {
  const token = new URL(await outbox.activationLink(email)).searchParams.get('token');
  // A mail leaves within the transaction that makes its link: for a moment the link is not there yet.
  await expect
    .poll(async () => (await post(page, '/api/activation.php', { token })).status())
    .toBe(200);
}

/** A confirmed member who is logged in, by the calls alone, with no page open: for flows that are about something else. */
export async function signUpByCalls(page: Page, outbox: Outbox, person: Person): Promise<void> {
  await signUpUnconfirmed(page, person);
  await confirmByCall(page, outbox, person.email);
}
