import { defineModel } from '../testing/types.ts';
import { REMINDER_COOL_DOWN_MS } from './activationReminder.constants.ts';
import { activationReminderMachine } from './activationReminder.machine.ts';
import { reminderForm } from './activationReminder.rules.ts';
import { selectForm, selectResendState, selectView } from './activationReminder.selectors.ts';
import type {
  ActivationFacts,
  ActivationReminderEvent,
  ReminderSurroundings,
  ResendActivationInput,
} from './activationReminder.types.ts';

/** A member who needs the reminder, on a page that shows it. */
export const unconfirmed: ActivationFacts = {
  status: 'not_confirmed',
  isProfileDisabled: true,
  notificationsDisabled: [],
};
export const onMembers: ReminderSurroundings = {
  page: 'members',
  isPhone: false,
  isApiSignupComplete: false,
};
export const onPhoneAfterApiSignup: ReminderSurroundings = {
  page: 'members',
  isPhone: true,
  isApiSignupComplete: true,
};

const surroundings = (more: ReminderSurroundings): ActivationReminderEvent => ({
  type: 'SURROUNDINGS',
  surroundings: more,
});

/** How activationReminder is walked. */
export const activationReminderModel = defineModel({
  machine: activationReminderMachine,
  scenarios: [
    {
      name: 'an unconfirmed member',
      input: () => {
        let made = 0;
        return {
          newKey: () => {
            made += 1;
            return `key-${made}`;
          },
          facts: unconfirmed,
          ...onMembers,
        };
      },
      events: [
        { type: 'FACTS', facts: unconfirmed },
        { type: 'FACTS', facts: { ...unconfirmed, status: 'active', isProfileDisabled: false } },
        { type: 'FACTS', facts: { ...unconfirmed, notificationsDisabled: ['bounce'] } },
        { type: 'FACTS', facts: null },
        surroundings(onMembers),
        surroundings(onPhoneAfterApiSignup),
        surroundings({ ...onMembers, page: 'settings' }),
        { type: 'RESEND' },
        { type: 'CLOSE_MODAL' },
      ],
      waits: [REMINDER_COOL_DOWN_MS - 1],
    },
  ],
  outcomes: {
    resendMail: {
      done: [undefined],
      error: [
        { status: 429, code: 'too_many_mails' },
        { status: 429, code: 'too_many_requests' },
        new TypeError('fetch failed'),
      ],
    },
  },
  project: ({ context }) => [
    context.facts,
    context.page,
    context.isPhone,
    context.isModalClosed,
    context.intent?.outcomeUnknown,
    context.failure?.code,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    let unanswered: string | null = null;
    const used = new Set<string>();
    return {
      'is shown exactly where the rule says': ({ snapshot }) =>
        (selectForm(snapshot) === 'hidden') ===
        (reminderForm(snapshot.context.facts, snapshot.context) === 'hidden'),
      'is a modal only on a phone after an API sign-up': ({ snapshot: { context, value } }) =>
        value.form !== 'modal' || (context.isPhone && context.isApiSignupComplete),
      'a modal that was closed is an alert': ({ snapshot }) =>
        !snapshot.context.isModalClosed || selectForm(snapshot) !== 'modal',
      'one request runs at a time, and only while sending': ({ snapshot, running }) =>
        running.includes('resendMail') === (selectResendState(snapshot) === 'sending'),
      'a request without an answer is repeated with its own key, any other has a new one': ({
        started,
        snapshot,
      }) => {
        const key = (started[0]?.input as ResendActivationInput | undefined)?.idempotencyKey;
        const held =
          key === undefined || (unanswered === null ? !used.has(key) : key === unanswered);
        if (key !== undefined) used.add(key);
        const { intent } = snapshot.context;
        unanswered = intent?.outcomeUnknown ? intent.key : null;
        return held;
      },
      'a mail is asked for only by a member who sees the reminder': ({ before, started }) =>
        started.length === 0 || before === undefined || selectForm(before) !== 'hidden',
      'logged out, nothing of the request is left': ({ snapshot }) =>
        snapshot.context.facts !== null || selectResendState(snapshot) === 'idle',
    };
  },
});
