import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import type { SignUpEvent, SignUpOutput } from '@velours/machines/signUp';
import type { SnapshotFrom } from 'xstate';
import { useApi } from '../../../app/data/api.ts';
import { useSettings, useUser } from '../../../app/data/hooks.ts';
import { userKey } from '../../../app/data/keys.ts';
import { useTexts } from '../../../app/i18n/TextsProvider.tsx';
import { trackingOf } from '../../../app/navigation/tracking.ts';
import { loadWhenOnline } from '../../../app/loading/chunk-reload.ts';
import { sendToSession } from '../../../background/session/session.ts';
import { siteMember } from '../../../background/session/site-member.ts';
import type { SignUpActor } from './sign-up-actor.ts';

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
  const [actor, setActor] = useState<SignUpActor>();
  const [hasBegun, setBegun] = useState(false);
  const end = useRef(options.onEnd);
  const pending = useRef<Promise<SignUpActor>>(undefined);
  const isGone = useRef(false);

  async function create(): Promise<SignUpActor> {
    // The client too: a network that is gone when the form is sent must cost an answer, not the page's own code.
    const [{ createSignUpActor }] = await loadWhenOnline(() =>
      Promise.all([import('./sign-up-actor.ts'), import('../../../app/data/browser-client.ts')]),
    );
    const created = createSignUpActor(
      {
        api,
        language,
        pushKey: settings.push_public_key,
        tracking: trackingOf(params),
        firstMember: options.firstMember,
        enter: (member) => sendToSession({ type: 'SIGNED_UP', member: siteMember<never>(member) }),
        update: (next) => client.setQueryData(userKey, next),
      },
      {
        now: () => Date.now(),
        newKey: newIdempotencyKey,
        minimumAge: settings.minimum_age,
        startsAt: options.startsAt,
        email: user?.email,
      },
    );
    created.subscribe({
      complete: () => {
        const { output } = created.getSnapshot();
        if (output) end.current?.(output);
      },
    });
    if (!isGone.current) {
      created.start();
      setActor(created);
    }
    return created;
  }

  const load = (): Promise<SignUpActor> => (pending.current ??= create());

  useEffect(() => {
    end.current = options.onEnd;
  }, [options.onEnd]);

  useEffect(() => {
    isGone.current = false;
    const onOnline = (): void =>
      void pending.current?.then((started) => started.send({ type: 'ONLINE' }));
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      isGone.current = true;
      void pending.current?.then((started) => started.stop());
    };
  }, []);

  return {
    snapshot: useSyncExternalStore(
      (onChange) => {
        const subscription = actor?.subscribe(onChange);
        return () => subscription?.unsubscribe();
      },
      () => actor?.getSnapshot(),
      () => undefined,
    ),
    hasBegun,
    send: (event) => {
      if (event.type === 'FIELD_CHANGED' || event.type === 'SUBMIT') setBegun(true);
      void load().then((started) => started.send(event));
    },
    start: () => void load(),
  };
}
