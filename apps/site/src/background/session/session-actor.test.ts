import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import { LOGGED_OUT_ELSEWHERE_PATH, startSession } from './session-actor.ts';
import { submitLogIn } from './submit-log-in.ts';

const { user } = exampleOf('getUser', 200);

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/chats' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The session of a member's page, and where it leads when the page is left. */
function openSession(answers: FetchAnswers = {}) {
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    retry: { retries: 0 },
    fetch: fetchFromExamples(answers),
  });
  const leave = vi.fn<(path: string) => void>();
  const actor = startSession({
    api,
    onceApi: api,
    since: Date.now(),
    member: { id: user.profile.id },
    changeMember: () => undefined,
    tellOtherTabs: () => undefined,
    navigate: () => undefined,
    leave,
  });
  return { actor, leave };
}

it('[S06] whoever logs out here goes to the root', async () => {
  const { actor, leave } = openSession();
  actor.send({ type: 'LOG_OUT' });
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/');
});

it('[S06] so does who logs out here, and whose answer is lost', async () => {
  const { actor, leave } = openSession({
    logOut: 'network-error',
    getUser: '403/authenticationRequired',
  });
  actor.send({ type: 'LOG_OUT' });
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/');
});

it.each([
  { type: 'LOGGED_OUT_ELSEWHERE' },
  { type: 'AUTHENTICATION_REQUIRED' },
  { type: 'MEMBER_READ', member: null },
] as const)('[S06] [S09] who did not ask for it goes there too, and reads why: $type', (event) => {
  const { actor, leave } = openSession();
  actor.send(event);
  expect(leave).toHaveBeenCalledExactlyOnceWith(LOGGED_OUT_ELSEWHERE_PATH);
});

it('[S06] where the server never answers, nobody waits for it for ever', async () => {
  vi.useFakeTimers();
  // The clock of the test does not move the engine's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), milliseconds);
    return limit.signal;
  });
  const { actor } = openSession({ getUser: 'pending', logOut: 'pending' });
  actor.send({ type: 'LOG_OUT' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(actor.getSnapshot().logOutFailure?.code).toBe('network');
  actor.send({ type: 'LOGGED_IN_ELSEWHERE', memberId: 'another' });
  await vi.advanceTimersByTimeAsync(6 * 30_000 + 31_000);
  expect(actor.getSnapshot()).toMatchObject({ isUncertain: true, isUnreachable: true });
});

it('[S06] an address is sent without what was pasted around it, and a password as it was typed', async () => {
  const sent: unknown[] = [];
  const examples = fetchFromExamples({});
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    fetch: async (request) => {
      sent.push(await request.clone().json());
      return examples(request);
    },
  });
  const form = new FormData();
  form.set('email', '\u00A0anna@velours.test ');
  form.set('password', ' with a space ');
  await submitLogIn(form, { api });
  expect(sent).toEqual([{ email: 'anna@velours.test', password: ' with a space ' }]);
});
