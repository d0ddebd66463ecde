import { and, assign, not, setup, stateIn } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { intentFor } from '../private/intent.ts';
import type { Intent } from '../private/intent.ts';
import {
  afterTick,
  asked,
  hasToWait,
  refused,
  resentAt,
  sentAt,
  untilTick,
} from '../private/resend.rules.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import { SUBMIT_RETRIES, SUBMIT_RETRY_BASE_MS } from './signUp.constants.ts';
import type {
  ResendInput,
  SaveStepInput,
  SignUpContext,
  SignUpEnd,
  SignUpEvent,
  SignUpInput,
  SignUpOutput,
  SignUpPresentation,
  SignUpStepValues,
  SubmitInput,
} from './signUp.types.ts';
import { validateAccount } from './signUp.validation.ts';
import type { SignUpValues } from './signUp.validation.ts';

const errorsOf = (context: SignUpContext, values: SignUpValues) =>
  validateAccount(values, { minimumAge: context.minimumAge, now: context.now() });

/** A failure is told over the step, or at its fields. */
const told = (error: unknown): Pick<SignUpContext, 'failure' | 'fieldErrors'> => {
  const failure = toFailure(error);
  return { failure, fieldErrors: failure.fields };
};

const after = <TValues>(intent: Intent<TValues> | null, error: unknown): Intent<TValues> | null =>
  intent && { ...intent, outcomeUnknown: toFailure(error).outcome === 'unknown' };

/** Actors, actions, guards and delays of sign-up, by name. */
export const signUpSetup = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    output: {} as SignUpOutput,
  },
  actors: {
    createAccount: unprovidedActor<void, SubmitInput>('signUp', 'createAccount'),
    saveStep: unprovidedActor<void, SaveStepInput>('signUp', 'saveStep'),
    resendMail: unprovidedActor<void, ResendInput>('signUp', 'resendMail'),
  },
  actions: {
    takeField: assign(
      ({ context }, typed: { field: keyof SignUpValues; value?: string | undefined }) => ({
        isInProgress: true,
        fieldErrors: context.fieldErrors.filter(({ field }) => field !== typed.field),
        values:
          typed.value === undefined
            ? context.values
            : { ...context.values, [typed.field]: typed.value },
      }),
    ),
    takeValues: assign((_args, values: SignUpValues) => ({
      isInProgress: true,
      values,
      fieldErrors: [],
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ fieldErrors: errorsOf(context, context.values) })),
    beginIntent: assign(({ context }) => ({
      intent: intentFor(context.intent, context.values, context.newKey),
      tries: 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeFailure: assign(({ context }, error: unknown) => ({
      ...told(error),
      intent: after(context.intent, error),
    })),
    takeAccount: assign(({ context }) => ({
      isAccountCreated: true,
      email: context.values.email.trim(),
      // The password is of no use any more: it leaves the memory.
      values: { ...context.values, password: '' },
      intent: null,
      failure: null,
      fieldErrors: [],
      // The first mail goes out with the account.
      resend: sentAt(context.now()),
    })),
    beginStep: assign(({ context }, values: SignUpStepValues) => ({
      stepIntent: intentFor(context.stepIntent, values, context.newKey),
      failure: null,
      fieldErrors: [],
    })),
    takeStepFailure: assign(({ context }, error: unknown) => ({
      ...told(error),
      stepIntent: after(context.stepIntent, error),
    })),
    leaveStep: assign({ stepIntent: null, failure: null, fieldErrors: [] }),
    beginResend: assign(({ context }) => ({ resend: asked(context.resend, context.newKey) })),
    takeResent: assign(({ context }) => ({ resend: resentAt(context.now()) })),
    takeResendFailure: assign(({ context }, error: unknown) => ({
      resend: refused(context.resend, error),
    })),
    tickResend: assign(({ context }) => ({ resend: afterTick(context.resend, context.now()) })),
    beginProgress: assign({ isInProgress: true }),
    endProgress: assign({ isInProgress: false }),
    present: assign((_args, presentation: SignUpPresentation) => ({ presentation })),
    end: assign((_args, endedBy: SignUpEnd) => ({ endedBy })),
  },
  guards: {
    isModal: ({ context }) => context.presentation === 'modal',
    isInProgress: ({ context }) => context.isInProgress,
    canDismiss: and(['isModal', not('isInProgress')]),
    isValid: ({ context }, values: SignUpValues) => errorsOf(context, values).length === 0,
    hasNoErrors: ({ context }) => context.fieldErrors.length === 0,
    isSignupClosed: (_args, error: unknown) => toFailure(error).code === 'signup_closed',
    refusesFields: (_args, error: unknown) => toFailure(error).fields.length > 0,
    canTryAgain: ({ context }, error: unknown) =>
      toFailure(error).outcome === 'unknown' && context.tries < SUBMIT_RETRIES,
    hasToWait: ({ context }) => hasToWait(context.resend),
    isCool: not('hasToWait'),
    canResend: stateIn('#confirmEmail'),
    isTooMany: (_args, error: unknown) => toFailure(error).code === 'too_many_mails',
    startsAtPhoto: ({ context }) => context.startsAt === 'photo',
    startsAtConfirmEmail: ({ context }) => context.startsAt === 'confirmEmail',
    canPush: ({ context }) => context.canPush,
  },
  delays: {
    retry: ({ context }) => SUBMIT_RETRY_BASE_MS * 2 ** context.tries,
    resendTick: ({ context }) => untilTick(context.resend),
  },
});
