import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { selectIsPending, selectStatus, selectStep } from '@velours/machines/signUp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountView, createSignUpActor, type SignUpActor } from './sign-up-actor.ts';

const values = {
  email: 'noor@example.com',
  name: 'Noor',
  password: 'a long password',
  date_of_birth: '1992-04-17',
} as const;

/** Five tries of the client, and all that could come after them. */
const MINUTES_MS = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Signs up over a server that answers so; the keys of the calls it got. */
function signUpOver(respond: (call: number) => Response): { actor: SignUpActor; keys: string[] } {
  const keys: string[] = [];
  const actor = createSignUpActor(
    {
      api: createVeloursClient({
        baseUrl: 'http://localhost:3000',
        place: () => ({ host: 'localhost:3000', search: '' }),
        fetch: async (request) => {
          keys.push(request.headers.get('Idempotency-Key') ?? '');
          return respond(keys.length);
        },
      }),
      member: null,
      left: new AbortController().signal,
      language: 'en',
      pushKey: null,
      tracking: undefined,
      enter: async () => undefined,
      update: () => undefined,
    },
    {
      now: () => Date.parse('2026-11-20T20:05:00Z'),
      newKey: () => crypto.randomUUID(),
      minimumAge: 18,
    },
  ).start();
  actor.send({ type: 'SUBMIT', values });
  return { actor, keys };
}

it('[S04] a sign-up whose server is away is tried again five times, then says so and waits for the member', async () => {
  const { actor, keys } = signUpOver(() => new Response('oops', { status: 503 }));
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(keys).toHaveLength(6);
  expect(selectStatus(actor.getSnapshot())).toBe('failed');
  expect(selectIsPending(actor.getSnapshot())).toBe(false);
  expect(accountView(actor.getSnapshot()).failure).toMatchObject({ code: 'service_unavailable' });
  // It may have been done: pressed again it is the same call.
  actor.send({ type: 'SUBMIT', values });
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(keys).toHaveLength(12);
  expect(new Set(keys).size).toBe(1);
  actor.stop();
});

it('[S04] a page in the place of an answer, as of a hotel, is told at once', async () => {
  const page = { status: 200, headers: { 'Content-Type': 'text/html' } };
  const { actor, keys } = signUpOver(() => new Response('<h1>Hotel</h1>', page));
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(keys).toHaveLength(1);
  expect(selectIsPending(actor.getSnapshot())).toBe(false);
  expect(accountView(actor.getSnapshot()).failure).toMatchObject({ code: 'network' });
  actor.stop();
});

it('[S04] while a twin of the call still runs it is asked again with the same key', async () => {
  const { user } = exampleOf('getUser', 200, 'unconfirmed');
  const twin = { type: 'urn:velours:problem:idempotency_in_progress', title: '', status: 409 };
  const { actor, keys } = signUpOver((call) =>
    call === 1
      ? Response.json({ ...twin, code: 'idempotency_in_progress' }, { status: 409 })
      : Response.json({ user }, { status: 201 }),
  );
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(selectStep(actor.getSnapshot())).toBe('photo');
  actor.stop();
});
