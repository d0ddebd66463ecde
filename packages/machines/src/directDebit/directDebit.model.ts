import type { SnapshotFrom } from 'xstate';
import { sameValues } from '../private/intent.ts';
import { RESEND_COOL_DOWN_MS } from '../private/resend.logic.ts';
import { projectResend, resendInvariants } from '../private/resend.model.ts';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import {
  CONFIRM_RETRY_MAX_MS,
  CONFIRM_TIMEOUT_MS,
  cleanValues,
  selectCanResend,
  selectView,
  validateDirectDebit,
} from './directDebit.logic.ts';
import type { DirectDebitValues } from './directDebit.logic.ts';
import { directDebitMachine } from './directDebit.machine.ts';
import type {
  ConfirmCodeInput,
  DirectDebitEvent,
  DirectDebitInput,
  SignMandateInput,
} from './directDebit.machine.ts';

type Machine = typeof directDebitMachine;
type Snapshot = SnapshotFrom<Machine>;

/** As it is typed. The IBAN is the one of the standard's own example. */
export const goodValues: DirectDebitValues = {
  account_holder: 'N. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '12-A',
  zip: '1015 CN',
  city: 'Amsterdam',
  phone: '06-12 34 56 78',
};

/** A client's error as the actors reject with it. */
export const problem = (status: number, code: string, more: object = {}): object => ({
  status,
  code,
  fields: [],
  params: {},
  ...more,
});

export const limitReached = problem(403, 'direct_debit_limit_reached');
export const ibanBlocked = problem(403, 'iban_blocked');
export const phoneBlocked = problem(403, 'phone_blocked');
export const codeInvalid = problem(422, 'code_invalid');
export const tooManyCodes = problem(429, 'too_many_codes');

const submit = (more: Partial<DirectDebitValues> = {}, isMandateAccepted = true) =>
  ({ type: 'SUBMIT', values: { ...goodValues, ...more }, isMandateAccepted }) as const;

const everyEvent: readonly DirectDebitEvent[] = [
  { type: 'FIELD_CHANGED', field: 'iban', value: 'DE89 3704 0044 0532 0130 00' },
  { type: 'FIELD_CHANGED', field: 'phone', value: '0611111111' },
  submit(),
  submit({ city: ' ' }),
  submit({}, false),
  { type: 'CONFIRM', otp: '123 456' },
  { type: 'CONFIRM', otp: 'none' },
  { type: 'RESEND' },
  { type: 'BACK' },
  { type: 'CHECK' },
  { type: 'ONLINE' },
  { type: 'ORDER', orderId: 'order-1', status: 'pending' },
  { type: 'ORDER', orderId: 'order-1', status: 'completed' },
  { type: 'ORDER', orderId: 'order-2', status: 'completed' },
];

const DAY = 86_400_000;

const scenario = (
  name: string,
  input: Partial<DirectDebitInput>,
  more: Partial<Scenario<Machine>> = {},
): Scenario<Machine> => ({
  name,
  input: (now) => {
    let keys = 0;
    return {
      now,
      newKey: () => `key-${(keys += 1)}`,
      orderId: 'order-1',
      isCodeSent: false,
      ...input,
    };
  },
  events: everyEvent,
  rare: ['BACK', 'ORDER'],
  ...more,
});

const startedOf = <TInput>(frame: Frame<Machine>, id: string): TInput[] =>
  frame.started.filter((child) => child.id === id).map(({ input }) => input as TInput);

/** Whether a call of this id ended in this step. */
const hasEnded = ({ step }: Frame<Machine>, id: string, kind: 'done' | 'error'): boolean =>
  step.kind === kind && step.id === id;

const failureOf = ({ context }: Snapshot): string | null => context.failure?.code ?? null;

/** How directDebit is walked. */
export const directDebitModel = defineModel({
  machine: directDebitMachine,
  scenarios: [
    scenario(
      'from the form on',
      { values: { phone: '0612345678' } },
      { waits: [CONFIRM_TIMEOUT_MS] },
    ),
    scenario(
      'reloaded after the code was sent, and a clock that is moved',
      { isCodeSent: true },
      {
        waits: [RESEND_COOL_DOWN_MS - 1, RESEND_COOL_DOWN_MS],
        sleeps: [3 * 3_600_000, DAY, -DAY],
        until: (snapshot) => !snapshot.matches({ otp: { code: 'entering' } }),
      },
    ),
  ],
  outcomes: {
    signMandate: {
      // Twice: else no walk comes to the code.
      done: [undefined, undefined],
      error: [
        problem(422, 'validation_failed', { fields: [{ field: 'iban', code: 'invalid' }] }),
        limitReached,
        ibanBlocked,
        phoneBlocked,
        problem(429, 'too_many_requests'),
        new TypeError('fetch failed'),
      ],
    },
    confirmCode: {
      done: [undefined],
      error: [
        codeInvalid,
        codeInvalid,
        limitReached,
        ibanBlocked,
        problem(403, 'authentication_required', { authenticationRequired: true }),
        new TypeError('fetch failed'),
      ],
    },
    sendCode: {
      done: [undefined],
      error: [tooManyCodes, new TypeError('fetch failed')],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.fieldErrors.map(({ field }) => field),
    context.failure?.code,
    context.blocked,
    context.signIntent !== null,
    Math.min(context.tries, 2),
    projectResend(context.resend),
  ],
  view: selectView,
  invariants: () => {
    /** The key under which the code, or the form, went out without an answer. */
    let codeKey: string | null = null;
    let unsigned: { readonly key: string; readonly values: DirectDebitValues } | null = null;
    /** Since when the machine waits to try again. */
    let waitingSince: number | null = null;
    return {
      'a code without an answer goes out with its own key and no other, until it has one': (
        frame,
      ) => {
        const isAnswered =
          hasEnded(frame, 'confirmCode', 'done') ||
          (hasEnded(frame, 'confirmCode', 'error') &&
            !frame.snapshot.matches({ otp: { code: 'unanswered' } }));
        if (isAnswered) codeKey = null;
        for (const { idempotencyKey } of startedOf<ConfirmCodeInput>(frame, 'confirmCode')) {
          if (codeKey !== null && codeKey !== idempotencyKey) return `${codeKey} is open`;
          codeKey = idempotencyKey;
        }
        return true;
      },
      'a code that may have been taken can be neither changed nor left': ({
        before,
        snapshot,
        step,
      }) =>
        before === undefined ||
        !(
          before.matches({ otp: { code: 'confirming' } }) ||
          before.matches({ otp: { code: 'unanswered' } })
        ) ||
        snapshot.matches({ otp: { code: 'confirming' } }) ||
        snapshot.matches({ otp: { code: 'unanswered' } }) ||
        (step.kind === 'event' && step.event.type === 'ORDER') ||
        step.kind === 'done' ||
        step.kind === 'error',
      'a form without an answer goes out again with its own key while it is the same': (frame) => {
        if (hasEnded(frame, 'signMandate', 'done')) unsigned = null;
        const { step, snapshot } = frame;
        if (hasEnded(frame, 'signMandate', 'error') && snapshot.context.signIntent === null) {
          unsigned = null;
        }
        for (const { values, idempotencyKey } of startedOf<SignMandateInput>(
          frame,
          'signMandate',
        )) {
          const isSame = unsigned !== null && sameValues(unsigned.values, values);
          if (isSame && unsigned?.key !== idempotencyKey) return String(step.kind);
          unsigned = { key: idempotencyKey, values };
        }
        return true;
      },
      'only a whole form with its mandate goes out, phone and IBAN without dashes and spaces': (
        frame,
      ) =>
        startedOf<SignMandateInput>(frame, 'signMandate').every(
          ({ values }) =>
            frame.snapshot.context.isMandateAccepted &&
            validateDirectDebit(values, true).length === 0 &&
            sameValues(values, cleanValues(values)) &&
            !/[\s-]/.test(values.phone + values.iban),
        ),
      'every call is for the order of the page': ({ started }) =>
        started.every(({ input }) => (input as { orderId: string }).orderId === 'order-1'),
      'only digits go out as a code': (frame) =>
        startedOf<ConfirmCodeInput>(frame, 'confirmCode').every(({ otp }) => /^\d{4,8}$/.test(otp)),
      'what is blocked is told until it is changed': ({ snapshot }) =>
        snapshot.matches('blocked')
          ? failureOf(snapshot) === `${String(snapshot.context.blocked)}_blocked`
          : snapshot.context.blocked === null || snapshot.matches('done'),
      'a reached limit is told, and nothing goes out any more': ({ snapshot, running }) =>
        !snapshot.matches('limit') ||
        (failureOf(snapshot) === 'direct_debit_limit_reached' && running.length === 0),
      'another code is asked for where a code can be entered, and nowhere else': (frame) =>
        startedOf(frame, 'sendCode').length === 0 || selectCanResend(frame.before as Snapshot),
      ...resendInvariants('sendCode'),
      'a code without an answer goes out again within a minute': ({
        before,
        snapshot,
        elapsed,
      }) => {
        const isWaiting = snapshot.matches({ otp: { code: 'unanswered' } });
        if (before?.context.tries !== snapshot.context.tries) waitingSince = null;
        if (!isWaiting) waitingSince = null;
        if (isWaiting) waitingSince ??= elapsed;
        return waitingSince === null || elapsed - waitingSince <= CONFIRM_RETRY_MAX_MS;
      },
      'is done once the code was taken, or the order has ended elsewhere, and not before': (
        frame,
      ) => {
        const { step, before, snapshot } = frame;
        if (!snapshot.matches('done') || before === undefined) return true;
        const isTold =
          step.kind === 'event' &&
          (step.event as { orderId?: string }).orderId === 'order-1' &&
          (step.event as { status?: string }).status === 'completed';
        return isTold || hasEnded(frame, 'confirmCode', 'done');
      },
    };
  },
});
