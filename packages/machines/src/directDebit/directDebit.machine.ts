import { assign, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import type { Failure } from '../failure/failure.types.ts';
import { intentFor } from '../private/intent.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  CODE_COOL_DOWN_MS,
  CODE_INVALID,
  CODE_TICK_MS,
  CONFIRM_TIMEOUT_MS,
} from './directDebit.constants.ts';
import {
  blockedField,
  isLimit,
  isTooManyCodes,
  isUnanswered,
  resendTime,
  untilNextTry,
} from './directDebit.rules.ts';
import type {
  ConfirmCodeInput,
  DirectDebitContext,
  DirectDebitEvent,
  DirectDebitInput,
  DirectDebitOutput,
  SendCodeInput,
  SignMandateInput,
} from './directDebit.types.ts';
import { cleanOtp, cleanValues, isOtp, validateDirectDebit } from './directDebit.validation.ts';
import type { DirectDebitValues } from './directDebit.validation.ts';

/** Events whose payload goes to an action or guard. */
type ErrorEvent = { readonly error: unknown };
type SubmitEvent = Extract<DirectDebitEvent, { type: 'SUBMIT' }>;
type FieldEvent = Extract<DirectDebitEvent, { type: 'FIELD_CHANGED' }>;
type ConfirmEvent = Extract<DirectDebitEvent, { type: 'CONFIRM' }>;
type OrderEvent = Extract<DirectDebitEvent, { type: 'ORDER' }>;

const NOTHING_TYPED: DirectDebitValues = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
};

/** Marked before it goes out: stopped on the way it counts as perhaps taken. */
const begun = <TValues extends object>(
  last: DirectDebitContext['signIntent'] | DirectDebitContext['resendIntent'],
  values: TValues,
  newKey: () => string,
) => ({ ...intentFor(last as never, values, newKey), outcomeUnknown: true });

const afterRefusal = <TIntent>(intent: TIntent | null, { outcome }: Failure): TIntent | null =>
  outcome === 'unknown' ? intent : null;

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

const ofError = <TType extends string>(type: TType) =>
  ({ type, params: ({ event }: { event: ErrorEvent }) => event.error }) as const;

const tryAgain = { target: 'confirming' } as const;

const resend = { target: 'sending', actions: 'beginResend' } as const;

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
export const directDebitMachine = setup({
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
      signIntent: begun(context.signIntent, context.values, context.newKey),
      fieldErrors: [],
      failure: null,
    })),
    // Another mandate, another code: nothing is told any more of the codes before it.
    takeSigned: assign(({ context }) => ({
      signIntent: null,
      resendIntent: null,
      resendFailure: null,
      isResent: false,
      resendAvailableAt: context.now() + CODE_COOL_DOWN_MS,
    })),
    takeSignFailure: assign(({ context }, error: unknown) => {
      const failure = toFailure(error);
      return {
        failure,
        fieldErrors: failure.fields,
        signIntent: afterRefusal(context.signIntent, failure),
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
    beginResend: assign(({ context }) => ({
      resendIntent: begun(context.resendIntent, {}, context.newKey),
      resendFailure: null,
    })),
    takeResend: assign(({ context }) => ({
      resendIntent: null,
      isResent: true,
      failure: null,
      resendAvailableAt: context.now() + CODE_COOL_DOWN_MS,
    })),
    takeResendFailure: assign(({ context }, error: unknown) => {
      const resendFailure = toFailure(error);
      return {
        resendFailure,
        resendIntent: afterRefusal(context.resendIntent, resendFailure),
      };
    }),
    tickResend: assign(({ context }) => resendTime(context.resendAvailableAt, context.now())),
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
    isCool: ({ context }) => context.resendWait === 0,
    isTooManyCodes: (_args, error: unknown) => isTooManyCodes(error),
    hasEnded: ({ context }, { orderId, status }: OrderEvent) =>
      orderId === context.orderId && status !== 'pending',
  },
  delays: {
    confirmTimeout: CONFIRM_TIMEOUT_MS,
    untilNextTry: ({ context }) => untilNextTry(context.tries),
    resendTick: ({ context }) => Math.min(CODE_TICK_MS, context.resendWait),
  },
}).createMachine({
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
    resendIntent: null,
    resendFailure: null,
    isResent: false,
    // A page that was reloaded does not know when the code was sent.
    resendAvailableAt: input.now() + CODE_COOL_DOWN_MS,
    resendWait: 0,
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
    otp: {
      id: 'otp',
      initial: 'entering',
      states: {
        entering: {
          initial: 'coolingDown',
          on: {
            CODE_CHANGED: { actions: 'clearFailure' },
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
          states: {
            coolingDown: {
              entry: 'tickResend',
              always: { guard: 'isCool', target: 'ready' },
              after: { resendTick: { target: 'coolingDown', reenter: true } },
            },
            ready: { on: { RESEND: resend } },
            sending: {
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({
                  orderId: context.orderId,
                  idempotencyKey: context.resendIntent?.key ?? '',
                }),
                onDone: { target: 'coolingDown', actions: 'takeResend' },
                onError: [
                  {
                    guard: ofError('isTooManyCodes'),
                    target: 'tooMany',
                    actions: ofError('takeResendFailure'),
                  },
                  { target: 'resendFailed', actions: ofError('takeResendFailure') },
                ],
              },
            },
            resendFailed: { on: { RESEND: resend } },
            tooMany: {},
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
    done: { id: 'done', type: 'final' },
  },
});
