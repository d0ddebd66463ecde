import { NO_RESEND, RESEND_COOL_DOWN_MS } from '../private/resend.logic.ts';
import { projectResend, resendInvariants } from '../private/resend.model.ts';
import { defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import {
  reminderForm,
  selectForm,
  selectResendState,
  selectView,
} from './activationReminder.logic.ts';
import type { ActivationFacts, ReminderSurroundings } from './activationReminder.logic.ts';
import { activationReminderMachine } from './activationReminder.machine.ts';
import type { ActivationReminderEvent } from './activationReminder.machine.ts';

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

const DAY_MS = 86_400_000;

const read = (more: Partial<ActivationFacts>): ActivationReminderEvent => ({
  type: 'FACTS',
  facts: { ...unconfirmed, ...more },
});

const RESEND: ActivationReminderEvent = { type: 'RESEND' };
const loggedOut: ActivationReminderEvent = { type: 'FACTS', facts: null };
const inSettings = surroundings({ ...onMembers, page: 'settings' });

const ofForm: readonly ActivationReminderEvent[] = [
  read({}),
  read({ status: 'active', isProfileDisabled: false }),
  read({ notificationsDisabled: ['bounce'] }),
  loggedOut,
  surroundings(onMembers),
  surroundings(onPhoneAfterApiSignup),
  inSettings,
  { type: 'CLOSE_MODAL' },
];

const scenario = (
  name: string,
  events: readonly ActivationReminderEvent[],
  more: Partial<Scenario<typeof activationReminderMachine>>,
): Scenario<typeof activationReminderMachine> => ({
  name,
  input: (now) => {
    let made = 0;
    return {
      now,
      newKey: () => {
        made += 1;
        return `key-${made}`;
      },
      facts: unconfirmed,
      ...onMembers,
    };
  },
  events,
  waits: [RESEND_COOL_DOWN_MS - 1],
  sleeps: [DAY_MS, -DAY_MS],
  isWalkedAtRandom: false,
  ...more,
});

/** How activationReminder is walked. */
export const activationReminderModel = defineModel({
  machine: activationReminderMachine,
  scenarios: [
    scenario('what is shown', ofForm, { waits: [], sleeps: [] }),
    scenario(
      'another mail, and a clock that is moved',
      [RESEND, loggedOut, read({}), inSettings],
      {},
    ),
    scenario('another mail, asked for in the modal', [RESEND], {
      input: (now) => ({ now, newKey: () => 'key', facts: unconfirmed, ...onPhoneAfterApiSignup }),
      sleeps: [],
    }),
    scenario('anything', [...ofForm, RESEND], {
      isWalkedAtRandom: true,
      rare: ['FACTS'],
      until: () => true,
    }),
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
    projectResend(context.resend),
  ],
  tellsTimersApart: false,
  view: (snapshot) => selectView(snapshot),
  invariants: () => ({
    'is shown exactly where the rule says': ({ snapshot }) =>
      (selectForm(snapshot) === 'hidden') ===
      (reminderForm(snapshot.context.facts, snapshot.context) === 'hidden'),
    'is a modal only on a phone after an API sign-up': ({ snapshot: { context, value } }) =>
      value.form !== 'modal' || (context.isPhone && context.isApiSignupComplete),
    'a modal that was closed is an alert': ({ snapshot }) =>
      !snapshot.context.isModalClosed || selectForm(snapshot) !== 'modal',
    'one request runs at a time, and only while sending': ({ snapshot, running }) =>
      running.includes('resendMail') === (selectResendState(snapshot) === 'sending'),
    'a mail is asked for only by a member who sees the reminder': ({ before, started }) =>
      started.length === 0 || before === undefined || selectForm(before) !== 'hidden',
    'logged out, nothing of the member is left': ({ snapshot: { context, value } }) =>
      context.facts !== null ||
      (value.resend === 'ready' && context.resend === NO_RESEND && !context.isModalClosed),
    ...resendInvariants('resendMail'),
  }),
});
