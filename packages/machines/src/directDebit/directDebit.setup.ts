import { assign, not, setup, stateIn } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { intentFor } from '../private/intent.ts';
import {
  NO_RESEND,
  afterTick,
  asked,
  hasToWait,
  refused,
  resentAt,
  sentAt,
  untilTick,
} from '../private/resend.rules.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import { CODE_INVALID, CONFIRM_TIMEOUT_MS } from './directDebit.constants.ts';
import {
  blockedField,
  isLimit,
  isTooManyCodes,
  isUnanswered,
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

type SubmitEvent = Extract<DirectDebitEvent, { type: 'SUBMIT' }>;
type OrderEvent = Extract<DirectDebitEvent, { type: 'ORDER' }>;

/** Actors, actions, guards and delays of direct debit, by name. */
export const directDebitSetup = setup({
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
