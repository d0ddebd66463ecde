import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  AFTER_LOG_OUT,
  selectBlockedMinutes,
  selectIsUnreachable,
  selectLogInFailure,
  selectLogOutFailure,
  selectStatus,
  sessionMachine,
  type LogInValues,
  type SessionEvent,
  type SessionFact,
  type SessionMember,
  type SessionStatus,
} from '@velours/machines/session';
import type { Failure } from '@velours/machines/failure';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import { formOf } from '../../app/forms/submit.ts';
import { readUser, type SiteMember, siteMember } from '../../app/data/queries.ts';
import { showing, type RunningActor } from '../../app/loading/actor-handle.ts';
import { submitLogIn } from './submit-log-in.ts';

/** The session as pages show it. */
export interface SessionView {
  status: SessionStatus;
  /** Why the last log-in failed; the same object until the next one. */
  logInFailure: Failure | null;
  /** How long the account that was tried is blocked. */
  blockedMinutes: number | null;
  logOutFailure: Failure | null;
  /** It is not certain who the member is any more, so nothing of theirs is to be seen. */
  isUncertain: boolean;
  /** Nobody can tell who is there: the server does not answer. */
  isUnreachable: boolean;
}

/** The root (spec section 4) for who did not ask for it in this tab: it says why. */
export const LOGGED_OUT_ELSEWHERE_PATH = '/?done=elsewhere';

/** The statechart's state as pages show it (spec section 4). */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const status = selectStatus(snapshot);
  return {
    status,
    logInFailure: selectLogInFailure(snapshot),
    blockedMinutes: selectBlockedMinutes(snapshot),
    logOutFailure: selectLogOutFailure(snapshot),
    isUncertain: status === 'unknown' && snapshot.context.previousId !== null,
    isUnreachable: selectIsUnreachable(snapshot),
  };
}

/** What the statechart acts on, and what the page knew until it came. */
export interface SessionParts {
  api: Api;
  /** The API without tries of its own: the statechart counts them (spec section 7). */
  onceApi: Api;
  /** When the page came, epoch milliseconds: the auth cookie is no younger. */
  since: number;
  /** Who is there as far as the page knows; undefined where it does not. */
  member: SessionMember | null | undefined;
  changeMember: (user: Schemas['User'] | null) => void;
  tellOtherTabs: (fact: SessionFact) => void;
  /** Goes on within this document. */
  navigate: (path: string) => void;
  /** Leaves this document, so that nothing of a member stays in its memory. */
  leave: (path: string) => void;
}

/** The session's statechart over the API (spec sections 4, 7 and 8). */
export function startSession(parts: SessionParts): RunningActor<SessionView, SessionEvent> {
  const { api, onceApi } = parts;
  /** Nothing is shown any more: the next document is on its way. */
  let isLeaving = false;
  /** The log-out was asked for in this tab. */
  let isAskedFor = false;
  let now = (): number => parts.since;

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadMember: fromPromise<SessionMember | null, undefined>(async () =>
          siteMember(await readUser(onceApi)),
        ),
        logIn: fromPromise<SessionMember | null, LogInValues>(async ({ input }) => {
          const { user, refusal } = await submitLogIn(formOf({ ...input }), { api });
          if (refusal) throw refusal;
          return siteMember(user ?? null);
        }),
        logOut: fromPromise<void, undefined>(async () => {
          isAskedFor = true;
          await answer(api.GET('/api/logout.php'));
        }),
      },
      actions: {
        changeMember: (_args, member) =>
          parts.changeMember((member as SiteMember | null)?.user ?? null),
        tellOtherTabs: (_args, fact) => parts.tellOtherTabs(fact),
        go: ({ context: { previousId, member } }, { to }) => {
          const isOfAnother = previousId !== null && previousId !== member?.id;
          isLeaving = to === AFTER_LOG_OUT || isOfAnother;
          if (!isLeaving) return parts.navigate(to);
          parts.leave(isAskedFor || to !== AFTER_LOG_OUT ? to : LOGGED_OUT_ELSEWHERE_PATH);
        },
      },
    }),
    { input: { now: () => now(), pathname: location.pathname, member: parts.member } },
  ).start();
  now = () => Date.now();
  return showing(actor, (snapshot) => {
    const view = sessionView(snapshot);
    return isLeaving ? { ...view, isUncertain: true } : view;
  });
}
