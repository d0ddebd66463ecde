import { defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import { RESEND_COOL_DOWN_MS, SUBMIT_RETRIES } from './signUp.constants.ts';
import { signUpMachine } from './signUp.machine.ts';
import { selectCanDismiss, selectStatus, selectStep, selectView } from './signUp.selectors.ts';
import type { SaveStepInput, SignUpEvent, SignUpInput, SubmitInput } from './signUp.types.ts';
import type { SignUpValues } from './signUp.validation.ts';
import { validateAccount } from './signUp.validation.ts';

export const goodValues: SignUpValues = {
  email: 'noor@example.org',
  name: 'Noor',
  password: 'a-good-one',
  date_of_birth: '1992-04-17',
};
const badValues: SignUpValues = { ...goodValues, name: '@noor' };

/** A client's error as the actors reject with it. */
export const problem = (status: number, code: string, more: object = {}): object => ({
  status,
  code,
  fields: [],
  params: {},
  ...more,
});

const refusedName = problem(422, 'validation_failed', {
  fields: [{ field: 'name', code: 'name_equals_email' }],
});

/** Keys in the order of their making. */
const makeKeys = (): (() => string) => {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
};

const everyEvent: readonly SignUpEvent[] = [
  { type: 'FIELD_CHANGED', field: 'name', value: 'Noor' },
  { type: 'SUBMIT', values: goodValues },
  { type: 'SUBMIT', values: badValues },
  { type: 'SAVE', values: { about_me: 'hello' } },
  { type: 'SKIP' },
  { type: 'BACK' },
  { type: 'RESEND' },
  { type: 'FINISH' },
  { type: 'ACTIVATED' },
  { type: 'BACKDROP' },
  { type: 'ESCAPE' },
  { type: 'CLOSE' },
  { type: 'CONFIRM_CLOSE' },
  { type: 'CANCEL_CLOSE' },
  { type: 'REDIRECT_TO_LOGIN' },
  { type: 'SIGNUP_CLOSED' },
  { type: 'ONLINE' },
];

const scenario = (
  name: string,
  more: Partial<SignUpInput>,
  events: readonly SignUpEvent[] = everyEvent,
  until?: Scenario<typeof signUpMachine>['until'],
): Scenario<typeof signUpMachine> => ({
  name,
  input: (now) => ({
    now,
    newKey: makeKeys(),
    presentation: 'modal',
    minimumAge: 18,
    ...more,
  }),
  events,
  rare: [
    'BACKDROP',
    'ESCAPE',
    'CLOSE',
    'REDIRECT_TO_LOGIN',
    'SIGNUP_CLOSED',
    'FINISH',
    'ACTIVATED',
  ],
  ...(until && { until }),
});

/** How signUp is walked. */
export const signUpModel = defineModel({
  machine: signUpMachine,
  scenarios: [
    scenario('a modal with push', { canPush: true }),
    scenario(
      'a page that may become a modal, without push',
      { presentation: 'page' },
      [
        ...everyEvent,
        { type: 'PRESENTATION_CHANGED', presentation: 'modal' },
        { type: 'PRESENTATION_CHANGED', presentation: 'page' },
      ],
      (snapshot) => snapshot.context.isAccountCreated,
    ),
    scenario('a member who comes back', { startsAt: 'photo', email: 'noor@example.org' }),
    scenario(
      'a member who only waits for the mail',
      { startsAt: 'confirmEmail' },
      everyEvent,
      () => true,
    ),
  ],
  outcomes: {
    createAccount: {
      done: [undefined],
      error: [
        refusedName,
        problem(403, 'signup_closed'),
        problem(429, 'too_many_requests'),
        new TypeError('fetch failed'),
      ],
    },
    saveStep: {
      done: [undefined],
      error: [problem(413, 'photo_too_large'), new TypeError('fetch failed')],
    },
    resendMail: {
      done: [undefined],
      error: [problem(429, 'too_many_mails'), problem(503, 'service_unavailable')],
    },
  },
  project: ({ context }) => [
    context.presentation,
    context.isInProgress,
    context.fieldErrors.length,
    context.failure?.code,
    Math.min(context.tries, 1) + (context.tries === SUBMIT_RETRIES ? 1 : 0),
    context.intent?.outcomeUnknown,
    context.stepIntent?.outcomeUnknown,
    context.isResent,
    // The countdown near its beginning and its end; the minute between is alike.
    context.resendWait > 58_000 || context.resendWait < 2_000 ? context.resendWait : 30_000,
    context.endedBy,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Inputs of submits whose outcome is unknown, by key. */
    let unanswered: SubmitInput | null = null;
    let created = 0;
    return {
      'backdrop and Escape close nothing while sign-up is in progress': ({
        before,
        snapshot,
        step,
      }) =>
        step.kind !== 'event' ||
        (step.event.type !== 'BACKDROP' && step.event.type !== 'ESCAPE') ||
        before === undefined ||
        selectCanDismiss(before) ||
        snapshot.status === 'active',
      'a page is not closed by backdrop or Escape': ({ before, snapshot, step }) =>
        step.kind !== 'event' ||
        (step.event.type !== 'BACKDROP' && step.event.type !== 'ESCAPE') ||
        before?.context.presentation !== 'page' ||
        snapshot.status === 'active',
      'what was begun ends unfinished only when confirmed, or because of log-in or closed sign-ups':
        ({ before, snapshot }) =>
          snapshot.status === 'active' ||
          before?.context.isInProgress !== true ||
          snapshot.context.endedBy !== 'dismissed',
      'only valid values are submitted': ({ started, snapshot, now }) =>
        started.every(
          ({ id, input }) =>
            id !== 'createAccount' ||
            validateAccount((input as SubmitInput).values, {
              minimumAge: snapshot.context.minimumAge,
              now,
            }).length === 0,
        ),
      'a submit without an answer is repeated with its own key until it is answered': ({
        started,
        snapshot,
      }) => {
        const submitted = started.find(({ id }) => id === 'createAccount')?.input as
          | SubmitInput
          | undefined;
        const held =
          !submitted ||
          unanswered === null ||
          submitted.idempotencyKey === unanswered.idempotencyKey ||
          JSON.stringify(submitted.values) !== JSON.stringify(unanswered.values);
        const { intent } = snapshot.context;
        unanswered = intent?.outcomeUnknown
          ? { values: intent.values, idempotencyKey: intent.key }
          : null;
        return held;
      },
      'every call carries a key': ({ started }) =>
        started.every(({ input }) => (input as SaveStepInput).idempotencyKey !== ''),
      'an account is made at most once': ({ before, snapshot }) => {
        if (before && !before.context.isAccountCreated && snapshot.context.isAccountCreated) {
          created += 1;
        }
        return created <= 1;
      },
      'what was typed is kept when a submit fails': ({ before, snapshot }) =>
        selectStatus(snapshot) !== 'failed' ||
        selectStep(snapshot) !== 'account' ||
        before === undefined ||
        before.context.values.email === snapshot.context.values.email ||
        before.context.values.email === '',
      'the password is forgotten once the account is made': ({ snapshot: { context } }) =>
        !context.isAccountCreated || context.values.password === '',
      'the account step never comes back once the account is made': ({ snapshot }) =>
        !snapshot.context.isAccountCreated || selectStep(snapshot) !== 'account',
      'another mail is asked for only after the cool-down': ({ before, started, now }) =>
        !started.some(({ id }) => id === 'resendMail') ||
        before === undefined ||
        before.context.resendAvailableAt <= now ||
        before.context.resendAvailableAt - now > RESEND_COOL_DOWN_MS,
      'it asks before closing only while something is in progress': ({ snapshot }) =>
        selectView(snapshot) !== 'confirmingClose' || snapshot.context.isInProgress,
    };
  },
});
