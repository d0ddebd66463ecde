import { and, assign, not, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import type { Failure } from '../failure/failure.types.ts';
import { intentFor } from '../private/intent.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  RESEND_COOL_DOWN_MS,
  RESEND_TICK_MS,
  SUBMIT_RETRIES,
  SUBMIT_RETRY_BASE_MS,
} from './signUp.constants.ts';
import type {
  ResendInput,
  SaveStepInput,
  SignUpContext,
  SignUpEnd,
  SignUpEvent,
  SignUpInput,
  SignUpOptionalStep,
  SignUpOutput,
  SignUpPresentation,
  SignUpStepValues,
  SubmitInput,
} from './signUp.types.ts';
import { validateAccount } from './signUp.validation.ts';
import type { SignUpValues } from './signUp.validation.ts';

/** Events whose payload goes to an action or guard. */
type ErrorEvent = { readonly error: unknown };
type SaveEvent = Extract<SignUpEvent, { type: 'SAVE' }>;
type SubmitEvent = Extract<SignUpEvent, { type: 'SUBMIT' }>;
type FieldEvent = Extract<SignUpEvent, { type: 'FIELD_CHANGED' }>;

const NOTHING_TYPED: SignUpValues = { email: '', name: '', password: '', date_of_birth: '' };

const errorsOf = (context: SignUpContext, values: SignUpValues) =>
  validateAccount(values, { minimumAge: context.minimumAge, now: context.now() });

const waitLeft = (context: SignUpContext): number =>
  Math.max(0, Math.min(RESEND_COOL_DOWN_MS, context.resendAvailableAt - context.now()));

const signUpSetup = setup({
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
    takeFailure: assign(({ context }, failure: Failure) => ({
      failure,
      fieldErrors: failure.fields,
      intent: context.intent && {
        ...context.intent,
        outcomeUnknown: failure.outcome === 'unknown',
      },
    })),
    takeAccount: assign(({ context }) => ({
      isAccountCreated: true,
      email: context.values.email.trim(),
      // The password is of no use any more: it leaves the memory.
      values: { ...context.values, password: '' },
      intent: null,
      failure: null,
      fieldErrors: [],
      resendAvailableAt: context.now() + RESEND_COOL_DOWN_MS,
    })),
    beginStep: assign(({ context }, values: SignUpStepValues) => ({
      stepIntent: intentFor(context.stepIntent, values, context.newKey),
      failure: null,
      fieldErrors: [],
    })),
    takeStepFailure: assign(({ context }, failure: Failure) => ({
      failure,
      fieldErrors: failure.fields,
      stepIntent: context.stepIntent && {
        ...context.stepIntent,
        outcomeUnknown: failure.outcome === 'unknown',
      },
    })),
    leaveStep: assign({ stepIntent: null, failure: null, fieldErrors: [] }),
    beginResend: assign(({ context }) => ({
      resendIntent: intentFor(context.resendIntent, {}, context.newKey),
      failure: null,
    })),
    takeResend: assign(({ context }) => ({
      resendIntent: null,
      isResent: true,
      resendAvailableAt: context.now() + RESEND_COOL_DOWN_MS,
    })),
    takeResendFailure: assign(({ context }, failure: Failure) => ({
      failure,
      resendIntent: context.resendIntent && {
        ...context.resendIntent,
        outcomeUnknown: failure.outcome === 'unknown',
      },
    })),
    tickResend: assign({ resendWait: ({ context }) => waitLeft(context) }),
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
    isTooManyMails: (_args, error: unknown) => toFailure(error).code === 'too_many_mails',
    startsAtPhoto: ({ context }) => context.startsAt === 'photo',
    startsAtConfirmEmail: ({ context }) => context.startsAt === 'confirmEmail',
    canPush: ({ context }) => context.canPush,
    isCool: ({ context }) => waitLeft(context) === 0,
  },
  delays: {
    retry: ({ context }) => SUBMIT_RETRY_BASE_MS * 2 ** context.tries,
    resendTick: ({ context }) => Math.min(RESEND_TICK_MS, waitLeft(context)),
  },
});

/** A step that is saved or skipped; `next` and `previous` are ids. */
const optionalStep = (
  step: SignUpOptionalStep,
  next: `#${string}`,
  previous: `#${string}` | undefined,
) => {
  const leave = {
    SKIP: { target: next, actions: 'leaveStep' },
    ...(previous && ({ BACK: { target: previous, actions: 'leaveStep' } } as const)),
    SAVE: {
      target: 'saving',
      actions: { type: 'beginStep', params: ({ event }: { event: SaveEvent }) => event.values },
    },
  } as const;
  return signUpSetup.createStateConfig({
    id: step,
    initial: 'editing',
    states: {
      editing: { on: leave },
      saving: {
        invoke: {
          id: 'saveStep',
          src: 'saveStep',
          input: ({ context }) => ({
            step,
            values: context.stepIntent?.values ?? {},
            idempotencyKey: context.stepIntent?.key ?? '',
          }),
          onDone: { target: next, actions: 'leaveStep' },
          onError: {
            target: 'failed',
            actions: {
              type: 'takeStepFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
        },
      },
      failed: { on: leave },
    },
  });
};

const submit = [
  {
    guard: {
      type: 'isValid',
      params: ({ event }: { event: SubmitEvent }) => event.values,
    },
    target: 'submitting',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event.values },
      'beginIntent',
    ],
  },
  {
    target: 'invalid',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event.values },
      'showErrors',
    ],
  },
] as const;

const typing = {
  actions: { type: 'takeField', params: ({ event }: { event: FieldEvent }) => event },
} as const;

/** The account: checked here first, then made by the server; never made twice. */
const account = signUpSetup.createStateConfig({
  id: 'account',
  initial: 'editing',
  states: {
    editing: { on: { FIELD_CHANGED: typing, SUBMIT: submit } },
    invalid: {
      always: { guard: 'hasNoErrors', target: 'editing' },
      on: { FIELD_CHANGED: typing, SUBMIT: submit },
    },
    submitting: {
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({
          values: context.intent?.values ?? context.values,
          idempotencyKey: context.intent?.key ?? '',
        }),
        onDone: { target: '#photo', actions: 'takeAccount' },
        onError: [
          {
            guard: {
              type: 'isSignupClosed',
              params: ({ event }: { event: ErrorEvent }) => event.error,
            },
            target: '#closed',
            actions: { type: 'end', params: 'signupClosed' },
          },
          {
            guard: {
              type: 'refusesFields',
              params: ({ event }: { event: ErrorEvent }) => event.error,
            },
            target: 'invalid',
            actions: {
              type: 'takeFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
          {
            guard: {
              type: 'canTryAgain',
              params: ({ event }: { event: ErrorEvent }) => event.error,
            },
            target: 'unanswered',
            actions: {
              type: 'takeFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
          {
            target: 'failed',
            actions: {
              type: 'takeFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
        ],
      },
    },
    // Neither made nor refused: the same request, with the same key, tells.
    unanswered: {
      after: { retry: { target: 'submitting', actions: 'countTry' } },
      on: { ONLINE: { target: 'submitting', actions: 'countTry' } },
    },
    failed: { on: { FIELD_CHANGED: { ...typing, target: 'editing' }, SUBMIT: submit } },
  },
});

/** The last step: waits for the member to open the mail, and sends it again. */
const confirmEmail = signUpSetup.createStateConfig({
  id: 'confirmEmail',
  initial: 'coolingDown',
  entry: 'endProgress',
  on: {
    FINISH: { target: '#finished', actions: { type: 'end', params: 'finished' } },
    ACTIVATED: { target: '#finished', actions: { type: 'end', params: 'finished' } },
  },
  states: {
    coolingDown: {
      entry: 'tickResend',
      always: { guard: 'isCool', target: 'ready' },
      after: { resendTick: { target: 'coolingDown', reenter: true } },
    },
    ready: { on: { RESEND: { target: 'sending', actions: 'beginResend' } } },
    sending: {
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        input: ({ context }) => ({ idempotencyKey: context.resendIntent?.key ?? '' }),
        onDone: { target: 'coolingDown', actions: 'takeResend' },
        onError: [
          {
            guard: {
              type: 'isTooManyMails',
              params: ({ event }: { event: ErrorEvent }) => event.error,
            },
            target: 'tooMany',
            actions: {
              type: 'takeResendFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
          {
            target: 'failed',
            actions: {
              type: 'takeResendFailure',
              params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
            },
          },
        ],
      },
    },
    failed: { on: { RESEND: { target: 'sending', actions: 'beginResend' } } },
    // Until tomorrow (spec section 8).
    tooMany: {},
  },
});

/**
 * Sign-up (spec sections 2, 4 and 5): account, photo, location, personal info, about me, push, confirm e-mail. The account
 * is made once, whatever the network does; every step after it can be skipped. From the first keystroke to the last
 * step neither backdrop nor Escape closes it; the close button then asks first.
 *
 * Give it `createAccount`, `saveStep` and `resendMail`: each resolves when the server has done it and rejects with the
 * client's error. Its output says how it ended.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: ({ input }) => {
    const { now, newKey, minimumAge, presentation, startsAt = 'account' } = input;
    return {
      now,
      newKey,
      minimumAge,
      presentation,
      startsAt,
      canPush: input.canPush ?? false,
      isInProgress: startsAt !== 'account',
      values: { ...NOTHING_TYPED, ...input.values },
      fieldErrors: [],
      failure: null,
      intent: null,
      tries: 0,
      isAccountCreated: startsAt !== 'account',
      email: input.email ?? '',
      stepIntent: null,
      resendIntent: null,
      isResent: false,
      resendAvailableAt: 0,
      resendWait: 0,
      endedBy: null,
    };
  },
  initial: 'open',
  output: ({ context }) => ({
    endedBy: context.endedBy ?? 'finished',
    isAccountCreated: context.isAccountCreated,
    isOutcomeUnknown: context.intent?.outcomeUnknown ?? false,
  }),
  states: {
    open: {
      type: 'parallel',
      on: {
        BACKDROP: {
          guard: 'canDismiss',
          target: 'closed',
          actions: { type: 'end', params: 'dismissed' },
        },
        ESCAPE: {
          guard: 'canDismiss',
          target: 'closed',
          actions: { type: 'end', params: 'dismissed' },
        },
        REDIRECT_TO_LOGIN: { target: 'closed', actions: { type: 'end', params: 'login' } },
        SIGNUP_CLOSED: { target: 'closed', actions: { type: 'end', params: 'signupClosed' } },
        PRESENTATION_CHANGED: {
          actions: { type: 'present', params: ({ event }) => event.presentation },
        },
      },
      states: {
        flow: {
          initial: 'entering',
          states: {
            entering: {
              always: [
                { guard: 'startsAtPhoto', target: 'photo' },
                { guard: 'startsAtConfirmEmail', target: 'confirmEmail' },
                { target: 'account' },
              ],
            },
            account,
            photo: optionalStep('photo', '#location', undefined),
            location: optionalStep('location', '#personalInfo', '#photo'),
            personalInfo: optionalStep('personalInfo', '#aboutMe', '#location'),
            aboutMe: optionalStep('aboutMe', '#afterAboutMe', '#personalInfo'),
            afterAboutMe: {
              id: 'afterAboutMe',
              always: [{ guard: 'canPush', target: 'push' }, { target: 'confirmEmail' }],
            },
            push: optionalStep('push', '#confirmEmail', '#aboutMe'),
            confirmEmail: {
              ...confirmEmail,
              on: {
                ...confirmEmail.on,
                BACK: [
                  { guard: 'canPush', target: '#push', actions: 'beginProgress' },
                  { target: '#aboutMe', actions: 'beginProgress' },
                ],
              },
            },
          },
        },
        closing: {
          initial: 'no',
          states: {
            no: {
              on: {
                CLOSE: [
                  { guard: 'isInProgress', target: 'confirming' },
                  { target: '#closed', actions: { type: 'end', params: 'dismissed' } },
                ],
              },
            },
            confirming: {
              always: { guard: not('isInProgress'), target: 'no' },
              on: {
                CONFIRM_CLOSE: {
                  target: '#closed',
                  actions: { type: 'end', params: 'abandoned' },
                },
                CANCEL_CLOSE: 'no',
                ESCAPE: 'no',
              },
            },
          },
        },
      },
    },
    closed: { id: 'closed', type: 'final' },
    finished: { id: 'finished', type: 'final' },
  },
});
