import { createActor, fromPromise } from 'xstate';
import {
  AFTER_LOG_OUT,
  sessionMachine,
  type LogInValues,
  type SessionEvent,
  type SessionFact,
  type SessionMember,
} from '@velours/machines/session';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import { readUser } from '../../app/data/queries.ts';
import { sessionView, type SessionView } from './session-words.ts';
import { siteMember, type SiteMember } from './site-member.ts';

/** What the statechart acts on. */
export interface SessionActorParts {
  api: Api;
  /** The API without tries of its own: the statechart counts them (spec section 7). */
  onceApi: Api;
  now: () => number;
  changeMember: (user: Schemas['User'] | null) => void;
  tellOtherTabs: (fact: SessionFact) => void;
  /** Goes on within this document. */
  navigate: (path: string) => void;
  /** Leaves this document, so that nothing of a member stays in its memory. */
  leave: (path: string) => void;
}

/** What the page knew until the statechart came, and who looks at it from then on. */
export interface SessionStart {
  pathname: string;
  member: SessionMember | null | undefined;
  /** When the page first saw the member. */
  since: number;
  onView: (view: SessionView) => void;
}

export interface StartedSession {
  send: (event: SessionEvent) => void;
}

const isSame = (one: SessionView | undefined, other: SessionView): boolean =>
  one !== undefined &&
  Object.entries(other).every(([key, value]) => one[key as keyof SessionView] === value);

/** The session's statechart over the API (spec sections 4, 7 and 8). */
export function startSession(parts: SessionActorParts, page: SessionStart): StartedSession {
  const { api, onceApi } = parts;
  /** Nothing is shown any more: the next document is on its way. */
  let isLeaving = false;
  // The auth cookie's life counts from when the page first saw the member.
  let now = (): number => page.since;

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadMember: fromPromise<SessionMember | null, undefined>(async () =>
          siteMember(await readUser(onceApi)),
        ),
        logIn: fromPromise<SessionMember | null, LogInValues>(async ({ input: body }) => {
          const { user } = await answer(api.POST('/api/user.php', { body }));
          return siteMember<null>(user);
        }),
        logOut: fromPromise<void, undefined>(
          async () => void (await answer(api.GET('/api/logout.php'))),
        ),
      },
      actions: {
        changeMember: (_args, member) =>
          parts.changeMember((member as SiteMember | null)?.user ?? null),
        tellOtherTabs: (_args, fact) => parts.tellOtherTabs(fact),
        go: ({ context: { previousId, member } }, { to }) => {
          const isOfAnother = previousId !== null && previousId !== member?.id;
          isLeaving = to === AFTER_LOG_OUT || isOfAnother;
          if (isLeaving) parts.leave(to);
          else parts.navigate(to);
        },
      },
    }),
    { input: { now: () => now(), pathname: page.pathname, member: page.member } },
  );

  let view: SessionView | undefined;
  actor.subscribe((snapshot) => {
    const next = sessionView(snapshot);
    if (isLeaving) next.isUncertain = true;
    if (isSame(view, next)) return;
    view = next;
    page.onView(next);
  });
  actor.start();
  now = parts.now;
  return actor;
}
