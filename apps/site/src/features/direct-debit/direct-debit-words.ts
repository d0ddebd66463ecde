import type { SnapshotFrom } from 'xstate';
import {
  DIRECT_DEBIT_FIELDS,
  IBAN_BLOCKED,
  PHONE_BLOCKED,
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
  type DirectDebitValues,
  type directDebitMachine,
} from '@velours/machines/directDebit';
import type {
  DirectDebitCodeFormProps,
  DirectDebitFormProps,
} from '@velours/ui/blocks/DirectDebitForm';
import type { Fact } from '@velours/ui/primitives/FactList';
import type { DirectDebit, DirectDebitIntent } from './direct-debit.ts';
import type { useFormKey } from '../../app/data/hooks.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import {
  errorSummary,
  failureErrors,
  failureText,
  type AnyFailure,
} from '../../app/errors/problem-text.ts';

type Snapshot = SnapshotFrom<typeof directDebitMachine>;

/** What the statechart does not hold. */
export interface DirectDebitFacts {
  t: Translate;
  send: (event: DirectDebitEvent) => void;
  /** What is paid. */
  summary: DirectDebitFormProps['summary'];
  /** The mandate and the code, as the server has them. */
  debit: DirectDebit;
  /** Number of the order, for the member. */
  orderNumber: string;
  /** For the forms without script. */
  formKey: ReturnType<typeof useFormKey>;
  /** Whether the page is as the server sent it: no statechart counts down there, and the server says itself that it is too early. @default false */
  isServed?: boolean;
  /** Why a form that was sent without script was refused. */
  refusal: AnyFailure | null;
}

/** The page of an order, whose forms post to it; at its form although a code was sent. */
const pagePath = (order: string, step?: 'form'): string =>
  `/directdebit?${new URLSearchParams({ order, ...(step && { step }) })}`;

const hiddenFields = (
  { debit, formKey }: Pick<DirectDebitFacts, 'debit' | 'formKey'>,
  intent: DirectDebitIntent,
): Record<string, string> => ({ order: debit.order, ...formKey, intent });

/** What a refused form held, to be shown again. */
export const typedValues = (form: RefusedForm | undefined): Partial<DirectDebitValues> =>
  Object.fromEntries(
    DIRECT_DEBIT_FIELDS.flatMap((field) => {
      const value = form?.values[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** What is missing is named, for the summary; an account or number that cannot be right is said in words of its own. */
function fieldErrors(t: Translate, failure: AnyFailure): DirectDebitFormProps['errors'] {
  const errors = failureErrors(t, failure, DIRECT_DEBIT_FIELDS);
  if (errors?.fields === undefined) return errors?.form === undefined ? undefined : errors;
  const fields = { ...errors.fields };
  for (const { field: name, code } of failure.fields) {
    const field = DIRECT_DEBIT_FIELDS.find((one) => one === name);
    if (field === undefined) continue;
    if (MISSING.has(code)) {
      fields[field] = t(($) => $.debit.missing, { field: t(($) => $.debit.fields[field]) });
    } else if (code === 'invalid' && (field === 'iban' || field === 'phone')) {
      fields[field] = t(($) => $.debit.invalid[field]);
    }
  }
  return { fields };
}

/** The server says of an empty text that it is too short. */
const MISSING: ReadonlySet<string> = new Set(['required', 'too_short']);

/** Errors at their fields, what is blocked among them, or over the form. */
function formErrors(
  t: Translate,
  snapshot: Snapshot,
  refusal: AnyFailure | null,
): DirectDebitFormProps['errors'] {
  const blocked = selectBlocked(snapshot);
  if (blocked !== null) return { fields: { [blocked]: t(($) => $.debit.blocked[blocked]) } };
  const fields = selectFieldErrors(snapshot);
  if (fields.length > 0) {
    return fieldErrors(t, { code: 'validation_failed', fields, params: {} });
  }
  const failure = selectFailure(snapshot);
  if (failure !== null) {
    return {
      form: failure.outcome === 'unknown' ? t(($) => $.debit.noAnswer) : failureText(t, failure),
    };
  }
  if (refusal === null || selectIsPending(snapshot)) return undefined;
  if (refusal.code === IBAN_BLOCKED) return { fields: { iban: t(($) => $.debit.blocked.iban) } };
  if (refusal.code === PHONE_BLOCKED) return { fields: { phone: t(($) => $.debit.blocked.phone) } };
  return fieldErrors(t, refusal);
}

/** What stands on the mandate: who takes the money, by which mandate, and for which order. */
export function mandateFacts(
  t: Translate,
  { debit: { mandate }, orderNumber }: Pick<DirectDebitFacts, 'debit' | 'orderNumber'>,
): readonly Fact[] {
  const { creditor, reference, sequence, account } = mandate;
  return [
    { term: t(($) => $.debit.creditor), value: `${creditor.name}, ${creditor.address}` },
    { term: t(($) => $.debit.creditorId), value: creditor.id },
    { term: t(($) => $.debit.reference), value: reference },
    { term: t(($) => $.debit.kind), value: t(($) => $.debit.sequence[sequence]) },
    ...(account === null ? [] : [{ term: t(($) => $.debit.mandateAccount), value: account }]),
    { term: t(($) => $.debit.order), value: orderNumber },
  ];
}

/** The form with its mandate (spec section 3). */
export function directDebitProps(
  snapshot: Snapshot,
  facts: DirectDebitFacts,
): DirectDebitFormProps {
  const { t, send, summary, debit, refusal } = facts;
  const { sequence, creditor } = debit.mandate;
  const errors = formErrors(t, snapshot, refusal);
  return {
    action: pagePath(debit.order, 'form'),
    hiddenFields: hiddenFields(facts, 'sign'),
    summary,
    phonePrefix: debit.phone_prefix,
    isPending: selectIsPending(snapshot),
    defaultValues: selectValues(snapshot),
    errors,
    onSubmit: (values) => {
      const blocked = selectBlocked(snapshot);
      // Another account or number stands in the place of what is blocked.
      if (blocked !== null && values[blocked] !== selectValues(snapshot)[blocked])
        send({ type: 'FIELD_CHANGED', field: blocked, value: values[blocked] });
      send({ type: 'SUBMIT', values, isMandateAccepted: true });
    },
    mandate: {
      text: t(($) => $.debit.mandateText, { company: creditor.name }),
      facts: mandateFacts(t, facts),
    },
    labels: {
      ...t(($) => $.debit.fields),
      ...t(($) => $.debit.form),
      // The mandate that is shown is that of another order's account.
      ibanHint: sequence === 'RCUR' ? t(($) => $.debit.otherAccount) : undefined,
      errorTitle: errorSummary(t, errors),
    },
  };
}

/** "0:45". */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The last digits of a number, the rest hidden: enough to know it by. */
const hidden = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-2)}`;

function codeError(
  t: Translate,
  snapshot: Snapshot,
  refusal: AnyFailure | null,
): string | undefined {
  const failure = selectFailure(snapshot);
  const [field] = selectFieldErrors(snapshot);
  const last = failure ?? (selectIsPending(snapshot) ? null : refusal);
  if (field || last?.code === 'code_invalid' || last?.fields.length)
    return t(($) => $.debit.code.refused);
  return last === null ? undefined : failureText(t, last);
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
  facts: DirectDebitFacts,
): DirectDebitCodeFormProps {
  const { t, send, summary, debit, refusal, isServed } = facts;
  const seconds = selectResendSeconds(snapshot);
  const state = selectResendState(snapshot);
  const error = codeError(t, snapshot, refusal);
  const errors = error === undefined ? undefined : { fields: { otp: error } };
  return {
    action: pagePath(debit.order),
    hiddenFields: hiddenFields(facts, 'confirm'),
    codeLength: debit.code.length as DirectDebitCodeFormProps['codeLength'],
    summary,
    isPending: selectIsPending(snapshot),
    errors,
    onSubmit: ({ otp }) => send({ type: 'CONFIRM', otp }),
    resend: {
      action: pagePath(debit.order),
      hiddenFields: hiddenFields(facts, 'resend'),
      state: state === 'tooMany' ? 'failed' : state,
      error: resendError(t, snapshot),
      onResend: () => send({ type: 'RESEND' }),
      labels: t(($) => $.debit.code),
    },
    resendWait:
      !isServed && seconds > 0 && !selectCanResend(snapshot)
        ? t(($) => $.debit.code.wait, { time: clockTime(seconds) })
        : undefined,
    backHref: pagePath(debit.order, 'form'),
    onBack: () => send({ type: 'BACK' }),
    labels: {
      ...t(($) => $.debit.code),
      lead: t(($) => $.debit.code.lead, {
        phone: debit.code.sent_to ?? hidden(selectValues(snapshot).phone),
      }),
      submit: (total) => t(($) => $.debit.code.pay, { total }),
      errorTitle: errorSummary(t, errors),
    },
  };
}
