import { assign, not, setup, stateIn } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
import type { Intent } from '../private/intent.ts';
import { ofError } from '../private/ofError.ts';
import {
  NO_RESEND,
  afterTick,
  asked,
  hasToWait,
  refused,
  resentAt,
  sentAt,
  untilTick,
} from '../private/resend.logic.ts';
import { resendStates } from '../private/resend.states.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  SUBMIT_RETRIES,
  SUBMIT_RETRY_BASE_MS,
  asksForMessage,
  validateAccount,
} from './signUp.logic.ts';
import type {
  SignUpContext,
  SignUpEnd,
  SignUpOptionalStep,
  SignUpStepValues,
  SignUpValues,
} from './signUp.logic.ts';

export interface SignUpInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** `settings.minimum_age`. */
  readonly minimumAge: number;
  /** Whether the browser can have push, so that the step is offered. @default false */
  readonly canPush?: boolean | undefined;
  /** Whether the welcome credits pay for a first message, so that the step is offered. @default false */
  readonly canWrite?: boolean | undefined;
  /** Where to begin: an unconfirmed member who comes back begins after the account. @default 'account' */
  readonly startsAt?: 'account' | 'photo' | 'confirmEmail' | undefined;
  /** What is filled in already. */
  readonly values?: Partial<SignUpValues> | undefined;
  /** Address of the member who comes back. */
  readonly email?: string | undefined;
}

export interface SubmitInput {
  readonly values: SignUpValues;
  readonly idempotencyKey: string;
}

export interface SaveStepInput {
  readonly step: SignUpOptionalStep;
  readonly values: SignUpStepValues;
  readonly idempotencyKey: string;
}

export interface ResendInput {
  readonly idempotencyKey: string;
}

export type SignUpEvent =
  /** The member types in the account step. */
  | {
      readonly type: 'FIELD_CHANGED';
      readonly field: keyof SignUpValues;
      readonly value?: string | undefined;
    }
  | { readonly type: 'SUBMIT'; readonly values: SignUpValues }
  /** Saves the step that is shown. */
  | { readonly type: 'SAVE'; readonly values: SignUpStepValues }
  | { readonly type: 'SKIP' }
  | { readonly type: 'BACK' }
  | { readonly type: 'RESEND' }
  /** Leaves the last step. */
  | { readonly type: 'FINISH' }
  /** The close button; backdrop and Escape too, where nothing is in progress. */
  | { readonly type: 'CLOSE' }
  | { readonly type: 'CONFIRM_CLOSE' }
  | { readonly type: 'CANCEL_CLOSE' }
  /** The page beneath has become the log-in. */
  | { readonly type: 'REDIRECT_TO_LOGIN' }
  /** The network is back. */
  | { readonly type: 'ONLINE' };

/** What the site is told when it is over. */
export interface SignUpOutput {
  readonly endedBy: SignUpEnd;
  readonly isAccountCreated: boolean;
  /** Whether a submit never got its answer: ask the server who is logged in. */
  readonly isOutcomeUnknown: boolean;
}

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
    takeFirstMessage: assign({
      firstMessage: ({ context }) => context.stepIntent?.values ?? null,
    }),
    beginResend: assign(({ context }) => ({ resend: asked(context.resend, context.newKey) })),
    takeResent: assign(({ context }) => ({ resend: resentAt(context.now()) })),
    takeResendFailure: assign(({ context }, error: unknown) => ({
      resend: refused(context.resend, error),
    })),
    tickResend: assign(({ context }) => ({ resend: afterTick(context.resend, context.now()) })),
    beginProgress: assign({ isInProgress: true }),
    endProgress: assign({ isInProgress: false }),
    end: assign((_args, endedBy: SignUpEnd) => ({ endedBy })),
  },
  guards: {
    isInProgress: ({ context }) => context.isInProgress,
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
    // Who comes back goes through the whole profile; a new member only to the first message.
    isNew: ({ context }) => context.startsAt === 'account',
    asksForMessage: ({ context }) => asksForMessage(context),
  },
  delays: {
    retry: ({ context }) => SUBMIT_RETRY_BASE_MS * 2 ** context.tries,
    resendTick: ({ context }) => untilTick(context.resend),
  },
});

type SaveEvent = Extract<SignUpEvent, { type: 'SAVE' }>;

/** A step that is saved or skipped; `next` and `previous` are ids. */
const optionalStep = (
  step: SignUpOptionalStep,
  next: `#${string}`,
  previous: `#${string}` | undefined,
  onSaved: readonly 'takeFirstMessage'[] = [],
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
          onDone: { target: next, actions: [...onSaved, 'leaveStep'] },
          onError: {
            target: 'failed',
            actions: ofError('takeStepFailure'),
          },
        },
      },
      failed: { on: leave },
    },
  });
};

type SubmitEvent = Extract<SignUpEvent, { type: 'SUBMIT' }>;
type FieldEvent = Extract<SignUpEvent, { type: 'FIELD_CHANGED' }>;

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
            guard: ofError('isSignupClosed'),
            target: '#closed',
            actions: { type: 'end', params: 'signupClosed' },
          },
          {
            guard: ofError('refusesFields'),
            target: 'invalid',
            actions: ofError('takeFailure'),
          },
          {
            guard: ofError('canTryAgain'),
            target: 'unanswered',
            actions: ofError('takeFailure'),
          },
          {
            target: 'failed',
            actions: ofError('takeFailure'),
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

const NOTHING_TYPED: SignUpValues = { email: '', name: '', password: '', date_of_birth: '' };

/**
 * Sign-up (spec sections 2, 4 and 5). A new member: account, photo, first message, confirm e-mail. Who comes back to
 * complete the profile: photo, location, personal info, about me, push, confirm e-mail. The account is made once, whatever the network does; every step after it can be skipped. From the first keystroke to the last
 * step neither backdrop nor Escape closes it (`selectIsInProgress`); the close button then asks first.
 *
 * Give it `createAccount`, `saveStep` and `resendMail`: each resolves when the server has done it and rejects with the
 * client's error. Its output says how it ended.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: ({ input }) => {
    const { now, newKey, minimumAge, startsAt = 'account' } = input;
    return {
      now,
      newKey,
      minimumAge,
      startsAt,
      canPush: input.canPush ?? false,
      canWrite: input.canWrite ?? false,
      isInProgress: startsAt !== 'account',
      values: { ...NOTHING_TYPED, ...input.values },
      fieldErrors: [],
      failure: null,
      intent: null,
      tries: 0,
      isAccountCreated: startsAt !== 'account',
      email: input.email ?? '',
      stepIntent: null,
      firstMessage: null,
      resend: NO_RESEND,
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
        REDIRECT_TO_LOGIN: { target: 'closed', actions: { type: 'end', params: 'login' } },
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
            photo: optionalStep('photo', '#afterPhoto', undefined),
            afterPhoto: {
              id: 'afterPhoto',
              always: [
                { guard: 'asksForMessage', target: 'firstMessage' },
                { guard: 'isNew', target: 'confirmEmail' },
                { target: 'location' },
              ],
            },
            firstMessage: optionalStep('firstMessage', '#confirmEmail', '#photo', [
              'takeFirstMessage',
            ]),
            location: optionalStep('location', '#personalInfo', '#photo'),
            personalInfo: optionalStep('personalInfo', '#aboutMe', '#location'),
            aboutMe: optionalStep('aboutMe', '#afterAboutMe', '#personalInfo'),
            afterAboutMe: {
              id: 'afterAboutMe',
              always: [{ guard: 'canPush', target: 'push' }, { target: 'confirmEmail' }],
            },
            push: optionalStep('push', '#confirmEmail', '#aboutMe'),
            // Waits for the member to open the mail.
            confirmEmail: {
              id: 'confirmEmail',
              entry: 'endProgress',
              on: {
                FINISH: '#finished',
                BACK: [
                  { guard: 'asksForMessage', target: '#firstMessage', actions: 'beginProgress' },
                  { guard: 'isNew', target: '#photo', actions: 'beginProgress' },
                  { guard: 'canPush', target: '#push', actions: 'beginProgress' },
                  { target: '#aboutMe', actions: 'beginProgress' },
                ],
              },
            },
          },
        },
        // Asked for in the last step; a request goes on, and the wait too, while the member goes back.
        resend: {
          initial: 'ready',
          states: resendStates('resendMail', ({ context }: { context: SignUpContext }) => ({
            idempotencyKey: context.resend.intent?.key ?? '',
          })),
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
