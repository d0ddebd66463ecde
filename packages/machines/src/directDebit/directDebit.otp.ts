import { ofError } from '../private/ofError.ts';
import { resendStates } from '../private/resend.states.ts';
import { directDebitSetup } from './directDebit.setup.ts';
import type { DirectDebitContext, DirectDebitEvent } from './directDebit.types.ts';

type ConfirmEvent = Extract<DirectDebitEvent, { type: 'CONFIRM' }>;

const tryAgain = { target: 'confirming' } as const;

/** The code that came by SMS, and beside it the asking for another. */
export const otp = directDebitSetup.createStateConfig({
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
