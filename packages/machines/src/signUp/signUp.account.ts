import { ofError } from '../private/ofError.ts';
import { signUpSetup } from './signUp.setup.ts';
import type { SignUpEvent } from './signUp.types.ts';

type SubmitEvent = Extract<SignUpEvent, { type: 'SUBMIT' }>;
type FieldEvent = Extract<SignUpEvent, { type: 'FIELD_CHANGED' }>;

const submit = [
  {
    guard: {
      type: 'isValid',
      params: ({ event }: { event: SubmitEvent }) => event.values,
    },
    target: 'submitting',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event.values },
      'beginIntent',
    ],
  },
  {
    target: 'invalid',
    actions: [
      { type: 'takeValues', params: ({ event }: { event: SubmitEvent }) => event.values },
      'showErrors',
    ],
  },
] as const;

const typing = {
  actions: { type: 'takeField', params: ({ event }: { event: FieldEvent }) => event },
} as const;

/** The account: checked here first, then made by the server; never made twice. */
export const account = signUpSetup.createStateConfig({
  id: 'account',
  initial: 'editing',
  states: {
    editing: { on: { FIELD_CHANGED: typing, SUBMIT: submit } },
    invalid: {
      always: { guard: 'hasNoErrors', target: 'editing' },
      on: { FIELD_CHANGED: typing, SUBMIT: submit },
    },
    submitting: {
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({
          values: context.intent?.values ?? context.values,
          idempotencyKey: context.intent?.key ?? '',
        }),
        onDone: { target: '#photo', actions: 'takeAccount' },
        onError: [
          {
            guard: ofError('isSignupClosed'),
            target: '#closed',
            actions: { type: 'end', params: 'signupClosed' },
          },
          {
            guard: ofError('refusesFields'),
            target: 'invalid',
            actions: ofError('takeFailure'),
          },
          {
            guard: ofError('canTryAgain'),
            target: 'unanswered',
            actions: ofError('takeFailure'),
          },
          {
            target: 'failed',
            actions: ofError('takeFailure'),
          },
        ],
      },
    },
    // Neither made nor refused: the same request, with the same key, tells.
    unanswered: {
      after: { retry: { target: 'submitting', actions: 'countTry' } },
      on: { ONLINE: { target: 'submitting', actions: 'countTry' } },
    },
    failed: { on: { FIELD_CHANGED: { ...typing, target: 'editing' }, SUBMIT: submit } },
  },
});
