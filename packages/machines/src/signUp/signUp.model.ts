import { RESEND_COOL_DOWN_MS } from '../private/resend.logic.ts';
import { projectResend, resendInvariants } from '../private/resend.model.ts';
import { defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import {
  SUBMIT_RETRIES,
  selectIsInProgress,
  selectStatus,
  selectStep,
  selectSteps,
  selectView,
  validateAccount,
} from './signUp.logic.ts';
import type { SignUpValues } from './signUp.logic.ts';
import { signUpMachine } from './signUp.machine.ts';
import type { SaveStepInput, SignUpEvent, SignUpInput, SubmitInput } from './signUp.machine.ts';

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
  { type: 'CLOSE' },
  { type: 'CONFIRM_CLOSE' },
  { type: 'CANCEL_CLOSE' },
  { type: 'REDIRECT_TO_LOGIN' },
  { type: 'ONLINE' },
];

const HOUR_MS = 3_600_000;

/** What leaves sign-up, and what is done in the last step alone. */
const ENDS = ['CLOSE', 'REDIRECT_TO_LOGIN'] as const;
const LAST_STEP = ['RESEND', 'FINISH'] as const;

const without = (types: readonly SignUpEvent['type'][]): readonly SignUpEvent[] =>
  everyEvent.filter(({ type }) => !types.includes(type));

const input =
  (more: Partial<SignUpInput>) =>
  (now: () => number): SignUpInput => ({
    now,
    newKey: makeKeys(),
    minimumAge: 18,
    canWrite: true,
    ...more,
  });

/** One part of sign-up, walked exhaustively. */
const scenario = (
  name: string,
  more: Partial<SignUpInput>,
  events: readonly SignUpEvent[],
  rest: Partial<Scenario<typeof signUpMachine>> = {},
): Scenario<typeof signUpMachine> => ({
  name,
  input: input(more),
  events,
  isWalkedAtRandom: false,
  ...rest,
});

/** All of it, walked at random. */
const everything = (name: string, more: Partial<SignUpInput>): Scenario<typeof signUpMachine> => ({
  name,
  input: input(more),
  events: everyEvent,
  rare: [...ENDS, 'FINISH'],
  waits: [RESEND_COOL_DOWN_MS],
  sleeps: [24 * HOUR_MS, -24 * HOUR_MS, 3 * HOUR_MS],
  until: () => true,
});

/** How signUp is walked. */
export const signUpModel = defineModel({
  machine: signUpMachine,
  scenarios: [
    scenario('the account', {}, without(['SAVE', 'SKIP', 'BACK', ...LAST_STEP]), {
      until: ({ context }) => context.isAccountCreated,
    }),
    scenario(
      'the steps after it, with push',
      { startsAt: 'photo', canPush: true },
      without(['FIELD_CHANGED', 'SUBMIT', 'ONLINE', ...LAST_STEP]),
    ),
    scenario('from the account to the last step, without push', {}, [
      { type: 'SUBMIT', values: goodValues },
      { type: 'SAVE', values: { first_member: 'roberta', signup_message: 'Hello' } },
      { type: 'SKIP' },
      { type: 'BACK' },
    ]),
    scenario(
      'the last step, and a clock that is moved',
      { startsAt: 'confirmEmail' },
      everyEvent.filter(({ type }) => (LAST_STEP as readonly string[]).includes(type)),
      {
        waits: [RESEND_COOL_DOWN_MS - 1],
        sleeps: [24 * HOUR_MS, -24 * HOUR_MS],
      },
    ),
    scenario('the steps of who comes back, without push', { startsAt: 'photo' }, [
      { type: 'SKIP' },
      { type: 'BACK' },
    ]),
    scenario(
      'the first message was written with the account',
      { values: { signup_message: 'Hello' } },
      [
        { type: 'SUBMIT', values: { ...goodValues, signup_message: 'Hello' } },
        { type: 'SAVE', values: {} },
        { type: 'SKIP' },
        { type: 'BACK' },
      ],
    ),
    everything('anything, with push', { canPush: true }),
    everything('anything of who comes back, with push', { startsAt: 'photo', canPush: true }),
    everything('anything, without push', {}),
    everything('anything, in the last step', { startsAt: 'confirmEmail' }),
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
  tellsTimersApart: false,
  project: ({ context }) => [
    context.isInProgress,
    context.fieldErrors.length,
    context.failure?.code,
    Math.min(context.tries, 1) + (context.tries === SUBMIT_RETRIES ? 1 : 0),
    context.intent?.outcomeUnknown,
    context.stepIntent?.outcomeUnknown,
    context.firstMessage !== null,
    projectResend(context.resend),
    context.endedBy,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Inputs of submits whose outcome is unknown, by key. */
    let unanswered: SubmitInput | null = null;
    let created = 0;
    return {
      'closing closes nothing while sign-up is in progress': ({ before, snapshot, step }) =>
        step.kind !== 'event' ||
        step.event.type !== 'CLOSE' ||
        before === undefined ||
        !selectIsInProgress(before) ||
        snapshot.status === 'active',
      'it is in progress from the first keystroke until the last step': ({ snapshot }) => {
        const step = selectStep(snapshot);
        const { values } = snapshot.context;
        if (step === null || step === 'confirmEmail') return true;
        const isUntouched = step === 'account' && Object.values(values).every((value) => !value);
        return isUntouched || selectIsInProgress(snapshot);
      },
      'the log-in ends it, whatever is in progress': ({ snapshot, step }) =>
        step.kind !== 'event' ||
        step.event.type !== 'REDIRECT_TO_LOGIN' ||
        snapshot.status === 'done',
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
      'only steps that are offered are shown': ({ snapshot }) => {
        const step = selectStep(snapshot);
        return step === null || selectSteps(snapshot).includes(step);
      },
      'what is kept as the first message was saved, and stays': ({ before, snapshot }) =>
        before === undefined ||
        snapshot.context.firstMessage === before.context.firstMessage ||
        (snapshot.context.firstMessage !== null &&
          snapshot.context.firstMessage === before.context.stepIntent?.values),
      'another mail is asked for in the last step, and not while one is on its way': ({
        before,
        started,
      }) =>
        !started.some(({ id }) => id === 'resendMail') ||
        before === undefined ||
        (selectStep(before) === 'confirmEmail' && before.children['resendMail'] === undefined),
      ...resendInvariants('resendMail'),
      'it asks before closing only while something is in progress': ({ snapshot }) =>
        selectView(snapshot) !== 'confirmingClose' || snapshot.context.isInProgress,
    };
  },
});
