import { assign, not, setup, stateIn } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
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
  CODE_INVALID,
  CONFIRM_TIMEOUT_MS,
  blockedField,
  cleanOtp,
  cleanValues,
  isLimit,
  isOtp,
  isTooManyCodes,
  isUnanswered,
  untilNextTry,
  validateDirectDebit,
} from './directDebit.logic.ts';
import type { DirectDebitContext, DirectDebitValues } from './directDebit.logic.ts';

export interface DirectDebitInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** The order that is paid: it is charged once, whatever happens here. */
  readonly orderId: string;
  /** What is known of the member already. */
  readonly values?: Partial<DirectDebitValues> | undefined;
  /** Whether the server has the mandate and has sent a code: a page that was reloaded. */
  readonly isCodeSent: boolean;
}

export interface SignMandateInput {
  readonly orderId: string;
  readonly values: DirectDebitValues;
  readonly idempotencyKey: string;
}

export interface ConfirmCodeInput {
  readonly orderId: string;
  readonly otp: string;
  readonly idempotencyKey: string;
}

export interface SendCodeInput {
  readonly orderId: string;
  readonly idempotencyKey: string;
}

export interface DirectDebitOutput {
  /** For `payment`, which shows how it stands. */
  readonly orderId: string;
}

export type DirectDebitEvent =
  | {
      readonly type: 'FIELD_CHANGED';
      readonly field: keyof DirectDebitValues;
      readonly value: string;
    }
  /** The mandate is signed, or is to be. */
  | {
      readonly type: 'SUBMIT';
      readonly values: DirectDebitValues;
      readonly isMandateAccepted: boolean;
    }
  /** The order button beside the code. */
  | { readonly type: 'CONFIRM'; readonly otp: string }
  | { readonly type: 'RESEND' }
  /** Back to the form: another number. */
  | { readonly type: 'BACK' }
  /** The member asks how it stands, now. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'ONLINE' }
  /** What another tab or the event stream knows of an order, this one or any other. */
  | {
      readonly type: 'ORDER';
      readonly orderId: string;
      readonly status: 'pending' | 'completed' | 'failed' | 'cancelled';
    };

type SubmitEvent = Extract<DirectDebitEvent, { type: 'SUBMIT' }>;
type OrderEvent = Extract<DirectDebitEvent, { type: 'ORDER' }>;

/** Actors, actions, guards and delays of direct debit, by name. */
const directDebitSetup = setup({
  types: {
    context: {} as DirectDebitContext,
    events: {} as DirectDebitEvent,
    input: {} as DirectDebitInput,
    output: {} as DirectDebitOutput,
  },
  actors: {
    signMandate: unprovidedActor<void, SignMandateInput>('directDebit', 'signMandate'),
    confirmCode: unprovidedActor<void, ConfirmCodeInput>('directDebit', 'confirmCode'),
    sendCode: unprovidedActor<void, SendCodeInput>('directDebit', 'sendCode'),
  },
  actions: {
    takeField: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      values: { ...context.values, [field]: value },
      fieldErrors: context.fieldErrors.filter((error) => error.field !== field),
    })),
    takeValues: assign((_args, { values, isMandateAccepted }: SubmitEvent) => ({
      values: cleanValues(values),
      isMandateAccepted,
    })),
    showErrors: assign(({ context }) => ({
      fieldErrors: validateDirectDebit(context.values, context.isMandateAccepted),
      failure: null,
    })),
    beginSigning: assign(({ context }) => ({
      // Marked before it goes out: stopped on the way it counts as perhaps taken.
      signIntent: {
        ...intentFor(context.signIntent, context.values, context.newKey),
        outcomeUnknown: true,
      },
      fieldErrors: [],
      failure: null,
    })),
    takeSigned: assign({ signIntent: null }),
    // Another mandate, another code: nothing is told any more of the codes before it. A reloaded page waits too: it does
    // not know when the code was sent.
    beginWait: assign(({ context }) => ({ resend: sentAt(context.now()) })),
    endWait: assign({ resend: NO_RESEND }),
    takeSignFailure: assign(({ context }, error: unknown) => {
      const failure = toFailure(error);
      return {
        failure,
        fieldErrors: failure.fields,
        signIntent: failure.outcome === 'unknown' ? context.signIntent : null,
      };
    }),
    takeBlocked: assign((_args, error: unknown) => ({ blocked: blockedField(error) })),
    unblock: assign({ blocked: null, failure: null }),
    clearFailure: assign({ failure: null }),
    refuseCode: assign({ failure: toFailure({ status: 422, code: CODE_INVALID }) }),
    beginConfirm: assign(({ context }, otp: string) => ({
      confirmIntent: intentFor(null, { otp: cleanOtp(otp) }, context.newKey),
      tries: 0,
      failure: null,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeCodeFailure: assign((_args, error: unknown) => ({ failure: toFailure(error) })),
    beginResend: assign(({ context }) => ({ resend: asked(context.resend, context.newKey) })),
    takeResent: assign(({ context }) => ({ resend: resentAt(context.now()), failure: null })),
    takeResendFailure: assign(({ context }, error: unknown) => ({
      resend: refused(context.resend, error),
    })),
    tickResend: assign(({ context }) => ({ resend: afterTick(context.resend, context.now()) })),
  },
  guards: {
    isCodeSent: ({ context }) => context.isCodeSent,
    isValid: (_args, { values, isMandateAccepted }: SubmitEvent) =>
      validateDirectDebit(values, isMandateAccepted).length === 0,
    hasNoErrors: ({ context }) => context.fieldErrors.length === 0,
    isLimit: (_args, error: unknown) => isLimit(error),
    isBlocked: (_args, error: unknown) => blockedField(error) !== null,
    refusesFields: (_args, error: unknown) => toFailure(error).fields.length > 0,
    isBlockedField: ({ context }, field: string) => field === context.blocked,
    isOtp: (_args, otp: string) => isOtp(otp),
    isUnanswered: (_args, error: unknown) => isUnanswered(error),
    hasToWait: ({ context }) => hasToWait(context.resend),
    isCool: not('hasToWait'),
    canResend: stateIn('#entering'),
    isTooMany: (_args, error: unknown) => isTooManyCodes(error),
    hasEnded: ({ context }, { orderId, status }: OrderEvent) =>
      orderId === context.orderId && status !== 'pending',
  },
  delays: {
    confirmTimeout: CONFIRM_TIMEOUT_MS,
    untilNextTry: ({ context }) => untilNextTry(context.tries),
    resendTick: ({ context }) => untilTick(context.resend),
  },
});

type ConfirmEvent = Extract<DirectDebitEvent, { type: 'CONFIRM' }>;

const tryAgain = { target: 'confirming' } as const;

/** The code that came by SMS, and beside it the asking for another. */
const otp = directDebitSetup.createStateConfig({
  id: 'otp',
  type: 'parallel',
  entry: 'beginWait',
  exit: 'endWait',
  states: {
    code: {
      initial: 'entering',
      states: {
        entering: {
          id: 'entering',
          on: {
            CONFIRM: [
              {
                guard: {
                  type: 'isOtp',
                  params: ({ event }: { event: ConfirmEvent }) => event.otp,
                },
                target: 'confirming',
                actions: {
                  type: 'beginConfirm',
                  params: ({ event }: { event: ConfirmEvent }) => event.otp,
                },
              },
              { actions: 'refuseCode' },
            ],
            BACK: { target: '#editing', actions: 'clearFailure' },
          },
        },
        confirming: {
          invoke: {
            id: 'confirmCode',
            src: 'confirmCode',
            input: ({ context }) => ({
              orderId: context.orderId,
              otp: context.confirmIntent?.values.otp ?? '',
              idempotencyKey: context.confirmIntent?.key ?? '',
            }),
            onDone: '#done',
            onError: [
              {
                guard: ofError('isLimit'),
                target: '#limit',
                actions: ofError('takeCodeFailure'),
              },
              {
                guard: ofError('isBlocked'),
                target: '#blocked',
                actions: [ofError('takeCodeFailure'), ofError('takeBlocked')],
              },
              { guard: ofError('isUnanswered'), target: 'unanswered', actions: 'countTry' },
              { target: 'entering', actions: ofError('takeCodeFailure') },
            ],
          },
          after: { confirmTimeout: { target: 'unanswered', actions: 'countTry' } },
        },
        // Neither paid nor refused: the same code, with the same key, tells.
        unanswered: {
          after: { untilNextTry: tryAgain },
          on: { CHECK: tryAgain, ONLINE: tryAgain },
        },
      },
    },
    resend: {
      initial: 'ready',
      states: resendStates('sendCode', ({ context }: { context: DirectDebitContext }) => ({
        orderId: context.orderId,
        idempotencyKey: context.resend.intent?.key ?? '',
      })),
    },
  },
});

type FieldEvent = Extract<DirectDebitEvent, { type: 'FIELD_CHANGED' }>;

const NOTHING_TYPED: DirectDebitValues = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
};

const submit = [
  {
    guard: { type: 'isValid', params: ({ event }: { event: SubmitEvent }) => event },
    target: 'signing',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event },
      'beginSigning',
    ],
  },
  {
    target: 'invalid',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event },
      'showErrors',
    ],
  },
] as const;

const takeField = {
  type: 'takeField',
  params: ({ event }: { event: FieldEvent }) => event,
} as const;

/**
 * SEPA direct debit (M05): the form with its mandate, then the code that was sent by SMS. The code pays; it is sent until
 * the server has answered it, with one key, and the order is charged once. A reached limit and a blocked IBAN or phone
 * number are told. Its output is the order, whose end `payment` shows.
 *
 * Give it
 * - `signMandate`: takes form and mandate, and sends the code;
 * - `confirmCode`: pays by the code;
 * - `sendCode`: sends another code.
 * Each resolves when the server has done it and rejects with the client's error.
 */
export const directDebitMachine = directDebitSetup.createMachine({
  id: 'directDebit',
  context: ({ input }) => ({
    now: input.now,
    newKey: input.newKey,
    orderId: input.orderId,
    isCodeSent: input.isCodeSent,
    values: { ...NOTHING_TYPED, ...input.values },
    isMandateAccepted: false,
    fieldErrors: [],
    failure: null,
    blocked: null,
    signIntent: null,
    confirmIntent: null,
    tries: 0,
    resend: NO_RESEND,
  }),
  initial: 'starting',
  output: ({ context }) => ({ orderId: context.orderId }),
  on: {
    // Paid, or given up, in another tab: `payment` shows which.
    ORDER: {
      guard: { type: 'hasEnded', params: ({ event }: { event: OrderEvent }) => event },
      target: '.done',
    },
  },
  states: {
    starting: { always: [{ guard: 'isCodeSent', target: 'otp' }, { target: 'form' }] },
    form: {
      initial: 'editing',
      states: {
        editing: { id: 'editing', on: { FIELD_CHANGED: { actions: takeField }, SUBMIT: submit } },
        invalid: {
          always: { guard: 'hasNoErrors', target: 'editing' },
          on: { FIELD_CHANGED: { actions: takeField }, SUBMIT: submit },
        },
        signing: {
          invoke: {
            id: 'signMandate',
            src: 'signMandate',
            input: ({ context }) => ({
              orderId: context.orderId,
              values: context.values,
              idempotencyKey: context.signIntent?.key ?? '',
            }),
            onDone: { target: '#otp', actions: 'takeSigned' },
            onError: [
              {
                guard: ofError('isLimit'),
                target: '#limit',
                actions: ofError('takeSignFailure'),
              },
              {
                guard: ofError('isBlocked'),
                target: '#blocked',
                actions: [ofError('takeSignFailure'), ofError('takeBlocked')],
              },
              {
                guard: ofError('refusesFields'),
                target: 'invalid',
                actions: ofError('takeSignFailure'),
              },
              { target: 'failed', actions: ofError('takeSignFailure') },
            ],
          },
        },
        failed: {
          on: {
            FIELD_CHANGED: { target: 'editing', actions: [takeField, 'clearFailure'] },
            SUBMIT: submit,
          },
        },
      },
    },
    // The form, with what is blocked marked in it: another IBAN or number may do.
    blocked: {
      id: 'blocked',
      on: {
        FIELD_CHANGED: [
          {
            guard: {
              type: 'isBlockedField',
              params: ({ event }: { event: FieldEvent }) => event.field,
            },
            target: '#editing',
            actions: [takeField, 'unblock'],
          },
          { actions: takeField },
        ],
      },
    },
    // There are other ways to pay.
    limit: { id: 'limit' },
    otp,
    done: { id: 'done', type: 'final' },
  },
});
