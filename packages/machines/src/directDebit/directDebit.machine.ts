import { ofError } from '../private/ofError.ts';
import { NO_RESEND } from '../private/resend.rules.ts';
import { otp } from './directDebit.otp.ts';
import { directDebitSetup } from './directDebit.setup.ts';
import type { DirectDebitEvent } from './directDebit.types.ts';
import type { DirectDebitValues } from './directDebit.validation.ts';

/** Events whose payload goes to an action or guard. */
type SubmitEvent = Extract<DirectDebitEvent, { type: 'SUBMIT' }>;
type FieldEvent = Extract<DirectDebitEvent, { type: 'FIELD_CHANGED' }>;
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
