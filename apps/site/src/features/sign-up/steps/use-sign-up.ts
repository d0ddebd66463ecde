import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import type { SignUpEvent, SignUpOutput } from '@velours/machines/signUp';
import type { SnapshotFrom } from 'xstate';
import { useApi } from '../../../app/data/api.ts';
import { useSettings, useUser } from '../../../app/data/hooks.ts';
import { userKey } from '../../../app/data/keys.ts';
import { settingsQuery, siteMember } from '../../../app/data/queries.ts';
import { useTexts } from '../../../app/i18n/TextsProvider.tsx';
import {
  createActorHandle,
  useSnapshot,
  type ActorHandle,
} from '../../../app/loading/actor-handle.ts';
import { loadWhenOnline } from '../../../app/loading/chunk-reload.ts';
import { sendToSession } from '../../../background/session/session.ts';
import type { createSignUpActor as CreateSignUpActor, SignUpActor } from './sign-up-actor.ts';

export type SignUpSnapshot = SnapshotFrom<SignUpActor>;

export interface UseSignUp {
  startsAt: 'account' | 'photo';
  /** The member whose page the visitor signs up from. */
  firstMember?: string | undefined;
  /** Sign-up is over, one way or another. */
  onEnd?: (output: SignUpOutput) => void;
}

export interface SignUpFlow {
  /** Undefined until the visitor touched the form: then the statechart is fetched. */
  snapshot: SignUpSnapshot | undefined;
  /** Something was typed or sent, also while the statechart is still being fetched. */
  hasBegun: boolean;
  send: (event: SignUpEvent) => void;
  /** Fetches and starts the statechart, where the page has nothing to wait for. */
  start: () => void;
}

/** The sign-up statechart of this page, fetched at the first touch: the form itself is plain HTML until then. */
export function useSignUp(options: UseSignUp): SignUpFlow {
  const api = useApi();
  const client = useQueryClient();
  const user = useUser();
  const settings = useSettings();
  const { language } = useTexts();
  const [params] = useSearchParams();
  const [handle] = useState((): ActorHandle<SignUpSnapshot, SignUpEvent> => createActorHandle());
  const [hasBegun, setBegun] = useState(false);

  const tellEnd = useEffectEvent((output: SignUpOutput) => {
    // What every page says of sign-up came with the document: it has been closed since.
    if (output.endedBy === 'signupClosed') {
      client.setQueryData(
        settingsQuery(api).queryKey,
        (known) => known && { ...known, signup_open: false },
      );
    }
    options.onEnd?.(output);
  });
  const create = useEffectEvent((createSignUpActor: typeof CreateSignUpActor, left: AbortSignal) =>
    createSignUpActor(
      {
        api,
        member: user,
        left,
        language,
        pushKey: settings.push_public_key,
        tracking: trackingOf(params),
        firstMember: options.firstMember,
        enter: (member) => sendToSession({ type: 'SIGNED_UP', member: siteMember<never>(member) }),
        update: (next) =>
          next
            ? client.setQueryData(userKey, next)
            : void client.invalidateQueries({ queryKey: userKey }),
      },
      {
        now: () => Date.now(),
        newKey: newIdempotencyKey,
        minimumAge: settings.minimum_age,
        canWrite: settings.signup_credits >= settings.message_credits,
        startsAt: options.startsAt,
        email: user?.email,
      },
    ),
  );

  useEffect(
    () =>
      handle.serve(async () => {
        // The client too: a network that is gone when the form is sent must cost an answer, not the page's own code.
        const [{ createSignUpActor }] = await loadWhenOnline(() =>
          Promise.all([
            import('./sign-up-actor.ts'),
            import('../../../app/data/browser-client.ts'),
          ]),
        );
        return (signal) => {
          const actor = create(createSignUpActor, signal);
          actor.subscribe({
            complete: () => {
              const { output } = actor.getSnapshot();
              if (output) tellEnd(output);
            },
          });
          addEventListener('online', () => actor.send({ type: 'ONLINE' }), { signal });
          return actor.start();
        };
      }),
    [handle],
  );

  return {
    snapshot: useSnapshot(handle),
    hasBegun,
    send: (event) => {
      if (event.type === 'FIELD_CHANGED' || event.type === 'SUBMIT') setBegun(true);
      handle.send(event);
    },
    start: handle.want,
  };
}

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Link parameters of a campaign (spec section 3). */
type Tracking = Partial<Record<(typeof NAMES)[number], string>>;

/** A parameter must be there once and match this (spec section 5); one that does not counts as not given. */
const PATTERN = /^[A-Za-z0-9._~-]{1,100}$/;

/** The tracking data of an address; undefined where there is none. */
export function trackingOf(params: URLSearchParams): Tracking | undefined {
  const tracking: Tracking = {};
  for (const name of NAMES) {
    const [value, ...repeated] = params.getAll(name);
    if (value !== undefined && repeated.length === 0 && PATTERN.test(value)) tracking[name] = value;
  }
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}
