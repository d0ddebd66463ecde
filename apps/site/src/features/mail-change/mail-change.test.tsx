import { exampleOf } from '@velours/api-client/testing/examples';
import { expect, it } from 'vitest';
import { createTexts } from '../../app/i18n/texts.ts';
import { served } from '../../stories/served.tsx';
import MailChangeDoPage from './mail-change-do.route.tsx';

const TOKEN = 'ZGVtby1tYWlsLWNoYW5nZS10b2tlbi0wMDE';

const texts = createTexts('en');
await texts.load(['auth', 'common', 'errors']);

/** The page as the link opens it, before any script. */
const openedPage = (user: unknown, pending: unknown) =>
  served({
    route: { id: 'page', path: '/mail-change/do', Component: MailChangeDoPage },
    search: `?token=${TOKEN}`,
    texts,
    known: [
      [['user'], user],
      [['member', 'mail-change'], pending],
    ],
  });

it('[A01] says that it is at work only where a member is logged in who waits for it: their link sends itself, one of somebody else waits for a press', () => {
  const { user } = exampleOf('getUser', 200, 'free');
  for (const waiting of [openedPage(null, null), openedPage(user, null)]) {
    expect(waiting).toContain('Press the button to use this address from now on.');
    expect(waiting).not.toContain('we are confirming');
    expect(waiting).not.toContain('aria-disabled');
  }
  const own = openedPage(user, exampleOf('getMailChange', 200, 'waiting').pending);
  expect(own).toContain('we are confirming');
  expect(own).toContain('aria-disabled="true"');
});

/** The page of the link whose form was refused without script: its address has no token. */
function refusedPage(failure: { code: string; status: number; retryAfterMinutes?: number }) {
  const page = { failure: { fields: [], params: {}, ...failure }, values: { token: TOKEN } };
  return served({
    route: { id: 'page', path: '/mail-change/do', Component: MailChangeDoPage },
    texts,
    known: [[['user'], null]],
    actionData: { page },
  });
}

it.each([
  ['link_used', 'This link has been used already.'],
  ['link_expired', 'This link has expired. Ask for a new one.'],
  ['validation_failed', 'This link is not valid.'],
])('[A01] without script a link that is refused with %s says so', (code, said) => {
  const page = refusedPage({ code, status: 410 });
  expect(page).toContain(said);
  expect(page).not.toContain(TOKEN);
});

it('[A01] a failure of the moment leaves the button, which has the token also without script', () => {
  const page = refusedPage({ code: 'service_unavailable', status: 503 });
  expect(page).toContain('This did not work. Try again in a moment.');
  expect(page).toContain(`value="${TOKEN}"`);
});

it('[A01] who tried too often reads how long to wait', () => {
  const page = refusedPage({ code: 'too_many_attempts', status: 429, retryAfterMinutes: 12 });
  expect(page).toContain('Try again in 12 minutes.');
  expect(page).toContain(`value="${TOKEN}"`);
});
