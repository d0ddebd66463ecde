import { createActor, fromPromise, type Actor, type SnapshotFrom } from 'xstate';
import {
  SUBMIT_RETRIES,
  signUpMachine,
  type ResendInput,
  type SaveStepInput,
  type SignUpInput,
  type SubmitInput,
  selectIsPending,
  selectStatus,
  selectStep,
  selectFailure,
  selectFieldErrors,
  selectFirstMessage,
  selectValues,
} from '@velours/machines/signUp';
import type { Body } from '@velours/api-client';
import { pushCapability } from '../../../background/push/capability.ts';
import { answer, intent, isProblem, type Api, type Schemas } from '../../../app/data/api.ts';
import { readUser } from '../../../app/data/queries.ts';
import type { AnyFailure } from '../../../app/errors/problem-text.ts';
import { resendActivation } from '../../activation/activation.ts';
import { signUp } from '../sign-up.ts';
import { brokenOff, keepSignUp, type KeptSignUp } from './kept-sign-up.ts';

export type SignUpActor = Actor<typeof signUpMachine>;

interface SignUpActorParts {
  api: Api;
  /** Who is logged in already: goes on where a reload broke in. */
  member: Pick<Schemas['User'], 'id' | 'status'> | null;
  /** Ends with the page, and with what is kept over a reload, which it outlives. */
  left: AbortSignal;
  /** Language of the mails the new member gets. */
  language: Schemas['Language'];
  /** VAPID key of the site; null where it has no push. */
  pushKey: string | null;
  /** Link parameters of the campaign, where there are any. */
  tracking: Body<'signUp'>['tracking'];
  /** The member whose page it is done from. */
  firstMember?: string | undefined;
  /** A new member is logged in; resolves when the page knows. */
  enter: (user: Schemas['User']) => Promise<void>;
  /** A step was saved: the member as they are now; to be asked for where the answer does not say. */
  update: (user?: Schemas['User']) => void;
}

/**
 * An answer may be lost after its cookie has come. Repeated, the call is refused as one of a member: the account is made, and the
 * server says whose it is.
 */
async function madeBefore(api: Api, email: string, error: unknown): Promise<Schemas['User']> {
  const user = isProblem(error, 'already_logged_in') ? await readUser(api) : null;
  if (user?.email.toLowerCase() !== email.trim().toLowerCase()) throw error;
  return user;
}

/**
 * Sign-up over the API: its calls, each with the key of its intent.
 * @public read by use-sign-up off the module it loads
 */
export function createSignUpActor(parts: SignUpActorParts, input: SignUpInput): SignUpActor {
  const { api, member, left, language, pushKey, tracking, enter, update } = parts;
  const canPush = pushCapability(pushKey, globalThis) === 'askable';
  let memberId = member?.id;
  const kept = member && keptOf(member);
  const firstMember = kept?.firstMember ?? parts.firstMember;
  const machine = signUpMachine.provide({
    guards: {
      // The client has tried what got no answer as often as it may be (spec section 7). It does not wait for a twin of the call
      // that still runs.
      canTryAgain: ({ context }, error) =>
        isProblem(error, 'idempotency_in_progress') && context.tries < SUBMIT_RETRIES,
    },
    actors: {
      createAccount: fromPromise<void, SubmitInput>(
        async ({ input: { values, idempotencyKey } }) => {
          const body = {
            ...values,
            language,
            ...(tracking ? { tracking } : {}),
          };
          const made = signUp(api, intent(idempotencyKey), body, firstMember);
          const user = await made.then(
            (created) => created.user,
            (error: unknown) => madeBefore(api, values.email, error),
          );
          memberId = user.id;
          await enter(user);
        },
      ),
      saveStep: fromPromise<void, SaveStepInput>(async ({ input: step }) => {
        if (step.step === 'photo') {
          // Photos go out as they are chosen (features/photos): the step is saved once they have arrived.
          await (step.values['whenSent'] as () => Promise<void>)();
          return;
        }
        if (step.step === 'firstMessage') {
          const body = step.values as Body<'saveFirstMessage'>;
          await answer(
            api.PUT('/api/first-message.php', { params: intent(step.idempotencyKey), body }),
          );
          update();
          return;
        }
        const { user } = await answer(
          api.PUT('/api/profile.php', { params: intent(step.idempotencyKey), body: step.values }),
        );
        update(user);
      }),
      resendMail: fromPromise<void, ResendInput>(async ({ input: { idempotencyKey } }) => {
        await resendActivation(api, intent(idempotencyKey));
      }),
    },
  });
  const all = { ...input, canPush };
  const actor = createActor(machine, { input: all, ...(kept && { snapshot: stateOf(kept, all) }) });
  actor.subscribe((snapshot) => {
    const step = selectStep(snapshot);
    if (memberId === undefined || step === 'account' || left.aborted) return;
    const { gender, looking_for, signup_message } = selectValues(snapshot);
    keepSignUp(
      memberId,
      step && {
        startsAt: snapshot.context.startsAt,
        step,
        values: { gender, looking_for, signup_message },
        firstMessage: selectFirstMessage(snapshot),
        firstMember,
      },
    );
  });
  left.addEventListener('abort', () => {
    if (memberId !== undefined) keepSignUp(memberId, null);
  });
  return actor;
}

/** Where a reload broke in; null where it did not, or there is nothing left to do. */
function keptOf({ id, status }: NonNullable<SignUpActorParts['member']>): KeptSignUp | null {
  const kept = brokenOff(id);
  return kept?.step === 'confirmEmail' && status !== 'not_confirmed' ? null : kept;
}

/** The statechart at the step that is kept. */
function stateOf({ startsAt, step, values, firstMessage }: KeptSignUp, input: SignUpInput) {
  const { context } = createActor(signUpMachine, { input: { ...input, startsAt } }).getSnapshot();
  const isLast = step === 'confirmEmail';
  return signUpMachine.resolveState({
    value: {
      open: { flow: isLast ? step : { [step]: 'editing' }, resend: 'ready', closing: 'no' },
    },
    context: {
      ...context,
      isAccountCreated: true,
      isInProgress: !isLast,
      values: { ...context.values, ...values },
      firstMessage,
    },
  });
}

export interface AccountView {
  isAtAccount: boolean;
  isPending: boolean;
  status: ReturnType<typeof selectStatus>;
  failure: AnyFailure | null;
}

/** The account step as the statechart knows it. */
export function accountView(snapshot: SnapshotFrom<SignUpActor>): AccountView {
  const status = selectStatus(snapshot);
  return {
    isAtAccount: selectStep(snapshot) === 'account',
    isPending: selectIsPending(snapshot),
    status,
    failure: status === 'editing' ? null : stepFailure(snapshot),
  };
}

/** Why the step on the screen failed: its refused fields, where there are some. */
export function stepFailure(snapshot: SnapshotFrom<SignUpActor>): AnyFailure | null {
  const errors = selectFieldErrors(snapshot);
  if (errors.length === 0) return selectFailure(snapshot);
  const values: Partial<Record<string, unknown>> = { ...selectValues(snapshot) };
  // What is empty is missing, as in every form (refused-form.ts).
  const fields = errors.map((error) =>
    values[error.field] === '' && error.code !== 'name_required'
      ? { ...error, code: 'required' }
      : error,
  );
  return { code: 'validation_failed', fields, params: {} };
}
