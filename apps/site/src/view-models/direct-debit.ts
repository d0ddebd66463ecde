import type { SnapshotFrom } from 'xstate';
import {
  selectBlocked,
  selectCanResend,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectResendFailure,
  selectResendSeconds,
  selectResendState,
  selectValues,
  type DirectDebitEvent,
  type directDebitMachine,
} from '@velours/machines/directDebit';
import type {
  DirectDebitCodeFormProps,
  DirectDebitField,
  DirectDebitFormProps,
} from '@velours/ui/blocks/DirectDebitForm';
import type { Translate } from '../i18n/texts.ts';
import { failureErrors, failureText } from './sign-up/failure.ts';

type Snapshot = SnapshotFrom<typeof directDebitMachine>;

/** What the statechart does not hold. */
export interface DirectDebitFacts {
  t: Translate;
  send: (event: DirectDebitEvent) => void;
  /** What is paid. */
  summary: DirectDebitFormProps['summary'];
  /** Who takes the money, and for which order: on the mandate. */
  creditor: string;
  order: string;
  /** The country's code before the phone number. */
  phonePrefix?: string | undefined;
}

const ACTION = '/directdebit';

const FIELDS = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const satisfies readonly DirectDebitField[];

/** Errors at their fields, what is blocked among them, or over the form. */
function formErrors(t: Translate, snapshot: Snapshot): DirectDebitFormProps['errors'] {
  const blocked = selectBlocked(snapshot);
  if (blocked !== null) return { fields: { [blocked]: t(($) => $.debit.blocked[blocked]) } };
  const fields = selectFieldErrors(snapshot);
  if (fields.length > 0) {
    return failureErrors(t, { code: 'validation_failed', fields, params: {} }, FIELDS);
  }
  const failure = selectFailure(snapshot);
  if (failure === null) return undefined;
  return {
    form: failure.outcome === 'unknown' ? t(($) => $.debit.noAnswer) : failureText(t, failure),
  };
}

/** The form with its mandate (spec section 3). */
export function directDebitProps(
  snapshot: Snapshot,
  facts: DirectDebitFacts,
): DirectDebitFormProps {
  const { t, send, summary, creditor, order, phonePrefix } = facts;
  return {
    action: ACTION,
    summary,
    phonePrefix,
    isPending: selectIsPending(snapshot),
    defaultValues: selectValues(snapshot),
    errors: formErrors(t, snapshot),
    onSubmit: (values) => send({ type: 'SUBMIT', values, isMandateAccepted: true }),
    mandate: {
      text: t(($) => $.debit.mandateText, { company: creditor }),
      facts: [
        { term: t(($) => $.debit.creditor), value: creditor },
        { term: t(($) => $.debit.order), value: order },
      ],
    },
    labels: {
      account_holder: t(($) => $.debit.fields.account_holder),
      iban: t(($) => $.debit.fields.iban),
      street: t(($) => $.debit.fields.street),
      house_number: t(($) => $.debit.fields.house_number),
      zip: t(($) => $.debit.fields.zip),
      city: t(($) => $.debit.fields.city),
      phone: t(($) => $.debit.fields.phone),
      title: t(($) => $.debit.title),
      lead: t(($) => $.debit.lead),
      account: t(($) => $.debit.account),
      address: t(($) => $.debit.address),
      phoneHint: t(($) => $.debit.phoneHint),
      mandate: t(($) => $.debit.mandate),
      submit: t(($) => $.debit.submit),
      pending: t(($) => $.debit.pending),
      errorTitle: t(($) => $.common.form.errorSummary, {
        count: Math.max(1, selectFieldErrors(snapshot).length),
      }),
    },
  };
}

/** "0:45". */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The last digits of a number, the rest hidden: enough to know it by. */
const hidden = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-2)}`;

function codeError(t: Translate, snapshot: Snapshot): string | undefined {
  const failure = selectFailure(snapshot);
  const [field] = selectFieldErrors(snapshot);
  if (failure === null) return field && t(($) => $.debit.code.refused);
  if (failure.code === 'code_invalid') return t(($) => $.debit.code.refused);
  return failureText(t, failure);
}

function resendError(t: Translate, snapshot: Snapshot): string | undefined {
  const failure = selectResendFailure(snapshot);
  if (failure === null) return undefined;
  return failure.code === 'too_many_codes'
    ? t(($) => $.debit.code.tooMany)
    : failureText(t, failure);
}

/** The code that came by SMS: its button pays (spec section 5). */
export function directDebitCodeProps(
  snapshot: Snapshot,
  { t, send, summary }: DirectDebitFacts,
): DirectDebitCodeFormProps {
  const seconds = selectResendSeconds(snapshot);
  const state = selectResendState(snapshot);
  const error = codeError(t, snapshot);
  return {
    action: ACTION,
    summary,
    isPending: selectIsPending(snapshot),
    errors: error === undefined ? undefined : { fields: { otp: error } },
    onSubmit: ({ otp }) => send({ type: 'CONFIRM', otp }),
    resend: {
      action: `${ACTION}/resend`,
      state: state === 'tooMany' ? 'failed' : state,
      error: resendError(t, snapshot),
      onResend: () => send({ type: 'RESEND' }),
      labels: {
        resend: t(($) => $.debit.code.resend),
        resending: t(($) => $.debit.code.resending),
        resent: t(($) => $.debit.code.resent),
      },
    },
    resendWait:
      seconds > 0 && !selectCanResend(snapshot)
        ? t(($) => $.debit.code.wait, { time: clockTime(seconds) })
        : undefined,
    backHref: ACTION,
    onBack: () => send({ type: 'BACK' }),
    labels: {
      title: t(($) => $.debit.code.title),
      lead: t(($) => $.debit.code.lead, { phone: hidden(selectValues(snapshot).phone) }),
      otp: t(($) => $.debit.code.otp),
      otpHint: t(($) => $.debit.code.hint),
      submit: (total) => t(($) => $.debit.code.pay, { total }),
      pending: t(($) => $.debit.code.checking),
      back: t(($) => $.debit.code.back),
      errorTitle: t(($) => $.common.form.errorSummary, { count: 1 }),
    },
  };
}
