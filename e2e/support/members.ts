import { expect, type Page } from '@playwright/test';
import { post } from './calls.ts';

/** A member who can log in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The two demo members that `npm start` prints: they have likes, matches, conversations and credits. */
export const DEMO_MEMBERS = {
  anna: { email: 'anna@demo.velours.test', password: 'velours-demo-1' },
  bram: { email: 'bram@demo.velours.test', password: 'velours-demo-1' },
} as const satisfies Record<string, Credentials>;

/** A call without a session, which a page makes while it learns, or while it is being left, that there is none any more. */
export const LOGGED_OUT = /status of 403/;

/** Logs in through the form, as a member does; ends on the members page. English and Dutch. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await submitLogIn(page, credentials);
  await expect(page).toHaveURL(/\/members/);
}

/** Gives the page's browser a session by the call alone, with no page open: for flows that are about something else. */
export async function openSession(page: Page, { email, password }: Credentials): Promise<void> {
  expect((await post(page, '/api/user.php', { email, password })).status()).toBe(200);
}

/** Takes the session from the page's browser. No page is left open, which would ask the server who is there. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
}

/** Fills in and sends the log-in form of the page as it stands. */
export async function submitLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^(E-mail address|E-mailadres)/).fill(email);
  await page
    .getByLabel(/^(Password|Wachtwoord)/)
    .first()
    .fill(password);
  await page.getByRole('button', { name: /^(Log in|Inloggen)$/ }).click();
}
