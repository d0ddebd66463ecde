import { QueryClient } from '@tanstack/react-query';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { formOf } from '../../app/forms/submit.ts';
import { personalChanges, profileParts, submitSignUp } from './sign-up.ts';

const { profile: nothingSaid } = exampleOf('getUser', 200, 'unconfirmed').user;
const { profile: premium } = exampleOf('getUser', 200, 'premium').user;
const newcomer = { ...nothingSaid, gender: null, country: null };

describe('personalChanges', () => {
  const asked = ['gender', 'reason', 'eye_colour'] as const;

  it('[S02] sends what was answered, and nothing of what was never said', () => {
    expect(personalChanges(newcomer, asked, { gender: 'female' })).toEqual({ gender: 'female' });
  });

  it('[S02] takes back what the profile says and the member does not say any more', () => {
    const profile = { ...newcomer, gender: 'female', reason: 'relationship' } as const;
    expect(personalChanges(profile, asked, { gender: 'female' })).toEqual({
      gender: 'female',
      reason: null,
    });
  });

  it('[S02] leaves alone what is not asked for', () => {
    const profile = { ...newcomer, tattoos: 'none' } as const;
    expect(personalChanges(profile, asked, {})).toEqual({});
  });
});

describe('profileParts', () => {
  it('[S02] knows which steps the profile answers', () => {
    expect(Object.values(profileParts(newcomer))).toEqual([false, false, false, false]);
    expect(Object.values(profileParts(premium))).toEqual([true, true, true, true]);
  });

  it('[S02] takes any fact that is asked for as personal', () => {
    expect(profileParts({ ...newcomer, eye_colour: 'green' }).personalInfo).toBe(true);
  });
});

describe('submitSignUp', () => {
  it('[S02] pressed twice without script it makes one account: both calls have the key of the form, and the second waits', async () => {
    vi.useFakeTimers();
    const keys: (string | null)[] = [];
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        const code = 'idempotency_in_progress';
        const problem = { type: `urn:velours:problem:${code}`, title: '', status: 409, code };
        return keys.length === 1
          ? Response.json(problem, { status: 409 })
          : Response.json(exampleOf('signUp', 201), { status: 201 });
      },
    });
    const key = crypto.randomUUID();
    const form = formOf({
      idempotency_key: key,
      email: 'noor@example.test',
      name: 'Noor',
      password: 'a long password',
    });
    const sent = submitSignUp(form, {
      api,
      queryClient: new QueryClient(),
      params: {},
      language: async () => 'en',
    } as unknown as Parameters<typeof submitSignUp>[1]);
    await vi.runAllTimersAsync();
    expect((await sent).headers.get('location')).toBe('/complete-signup');
    expect(keys).toEqual([key, key]);
    vi.useRealTimers();
  });
});
