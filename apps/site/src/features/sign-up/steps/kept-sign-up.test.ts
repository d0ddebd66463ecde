import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import {
  selectFirstMessage,
  selectIsInProgress,
  selectStep,
  selectSteps,
  selectValues,
} from '@velours/machines/signUp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { keepSignUp, keepSkip, keepTyped, readSignUp } from './kept-sign-up.ts';
import { createSignUpActor, type SignUpActor } from './sign-up-actor.ts';

const { user } = exampleOf('getUser', 200, 'unconfirmed');
const bram = exampleOf('getUser', 200, 'waiting').user.first_member?.id ?? '';

const values = {
  email: user.email,
  name: 'Noor',
  password: 'a long password',
  date_of_birth: '1992-04-17',
  gender: 'female',
  looking_for: 'male',
} as const;

let stored: Map<string, string>;
let arrival: 'navigate' | 'reload' | 'back_forward';

beforeEach(() => {
  stored = new Map();
  arrival = 'navigate';
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: arrival }] });
});
afterEach(() => vi.unstubAllGlobals());

interface Opened {
  actor: SignUpActor;
  /** Goes on to another page. */
  leave: () => void;
}

interface Options {
  member?: Pick<typeof user, 'id' | 'status'> | null;
  startsAt?: 'account' | 'photo';
  firstMember?: string;
}

/** Opens a page with sign-up in it, as a visitor or as the member whom sign-up made. */
function open({ member = null, startsAt = 'account', firstMember }: Options = {}): Opened {
  const left = new AbortController();
  const actor = createSignUpActor(
    {
      api: createVeloursClient({
        baseUrl: 'http://localhost:3000',
        retry: { retries: 0 },
        fetch: fetchFromExamples(),
      }),
      member,
      left: left.signal,
      language: 'en',
      pushKey: null,
      tracking: undefined,
      firstMember,
      enter: async () => undefined,
      update: () => undefined,
    },
    {
      now: () => Date.parse('2026-11-20T20:05:00Z'),
      newKey: () => crypto.randomUUID(),
      minimumAge: 18,
      canWrite: true,
      startsAt,
      email: user.email,
    },
  ).start();
  return {
    actor,
    leave: () => {
      left.abort();
      actor.stop();
    },
  };
}

/** The same tab, loaded again: nothing of the page before is told. */
function reload(options: Options = {}): Opened {
  arrival = 'reload';
  return open({ member: user, startsAt: 'photo', ...options });
}

/** A new member who has passed the photo by. */
async function toFirstMessage(options: Options = {}): Promise<Opened> {
  const opened = open(options);
  opened.actor.send({ type: 'SUBMIT', values });
  await waitFor(opened.actor, (snapshot) => selectStep(snapshot) === 'photo');
  opened.actor.send({ type: 'SKIP' });
  return opened;
}

function form(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('sign-up over a reload', () => {
  it('[S02] goes on at its step, by the way of who is new, with what was said and typed and without the password', async () => {
    await toFirstMessage();
    keepTyped(user.id, form({ first_member: bram, signup_message: 'Hello B' }));

    const { actor } = reload();
    const snapshot = actor.getSnapshot();
    expect(selectStep(snapshot)).toBe('firstMessage');
    expect(selectSteps(snapshot)).toContain('firstMessage');
    expect(selectIsInProgress(snapshot)).toBe(true);
    expect(selectValues(snapshot)).toMatchObject({ gender: 'female', looking_for: 'male' });
    expect(readSignUp(user.id)?.typed).toEqual([
      ['first_member', bram],
      ['signup_message', 'Hello B'],
    ]);
    expect([...stored.values()].join('')).not.toContain(values.password);
  });

  it('[S02] is at its last step with the first message that waits, and what was typed before is gone', async () => {
    await toFirstMessage();
    keepTyped(user.id, form({ first_member: bram, signup_message: 'Hello B' }));
    const message = { first_member: bram, signup_message: 'Hello Bram' };
    const { actor } = reload();
    actor.send({ type: 'SAVE', values: message });
    await waitFor(actor, (snapshot) => selectStep(snapshot) === 'confirmEmail');

    const again = reload().actor.getSnapshot();
    expect(selectStep(again)).toBe('confirmEmail');
    expect(selectFirstMessage(again)).toEqual(message);
    expect(selectIsInProgress(again)).toBe(false);
    expect(readSignUp(user.id)?.typed).toBeUndefined();
  });

  it('[S02] goes on where it was for who comes back from another document, with the words of the first message', async () => {
    await toFirstMessage();
    keepTyped(user.id, form({ first_member: bram, signup_message: 'Hello B' }));
    arrival = 'back_forward';
    const { actor } = open({ member: user, startsAt: 'photo' });
    expect(selectStep(actor.getSnapshot())).toBe('firstMessage');
    expect(readSignUp(user.id)?.typed).toContainEqual(['signup_message', 'Hello B']);
  });

  it('[S02] completes the profile at the step where it was', () => {
    const { actor } = open({ member: user, startsAt: 'photo' });
    actor.send({ type: 'SKIP' });
    actor.send({ type: 'SKIP' });
    expect(selectStep(reload().actor.getSnapshot())).toBe('personalInfo');
  });

  it('[S02] knows which steps were passed by, until the page is left', () => {
    const { actor, leave } = open({ member: user, startsAt: 'photo' });
    for (const _step of ['photo', 'location']) {
      keepSkip(user.id);
      actor.send({ type: 'SKIP' });
    }
    reload();
    keepTyped(user.id, form({ gender: 'female' }));
    expect(readSignUp(user.id)?.skipped).toEqual(['photo', 'location']);

    leave();
    open({ member: user, startsAt: 'photo' });
    expect(readSignUp(user.id)?.skipped).toBeUndefined();
  });

  it('[S08] leads to the member whose page it was begun on', async () => {
    await toFirstMessage({ firstMember: bram });
    reload().actor.send({ type: 'SKIP' });
    expect(readSignUp(user.id)).toMatchObject({ step: 'confirmEmail', firstMember: bram });
  });

  it('[S02] begins anew once the page was left, for another member, and where it was another way here', async () => {
    const { leave } = await toFirstMessage();
    const anew = ({ actor }: Opened) => selectStep(actor.getSnapshot());
    expect(anew(reload({ member: { ...user, id: bram } }))).toBe('photo');

    arrival = 'navigate';
    expect(anew(open({ member: user, startsAt: 'photo' }))).toBe('photo');
    expect(readSignUp(user.id)?.step).toBe('photo');

    leave();
    expect(readSignUp(user.id)).toBeNull();
    expect(anew(reload())).toBe('photo');
  });

  it('[S02] does not ask to confirm what was confirmed meanwhile', async () => {
    const { actor } = await toFirstMessage();
    actor.send({ type: 'SKIP' });
    const confirmed = { member: { ...user, status: 'active' as const } };
    expect(selectStep(reload(confirmed).actor.getSnapshot())).toBe('photo');
  });

  it('[S02] keeps nothing where the browser forbids it', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const kept = { startsAt: 'photo', step: 'photo', values: {}, firstMessage: null } as const;
    expect(() => keepSignUp(user.id, kept)).not.toThrow();
    expect(readSignUp(user.id)).toBeNull();
  });
});
