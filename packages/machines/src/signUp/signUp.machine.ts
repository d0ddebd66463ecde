import { not } from 'xstate';
import { NO_RESEND } from '../private/resend.rules.ts';
import { resendStates } from '../private/resend.states.ts';
import { account } from './signUp.account.ts';
import { signUpSetup } from './signUp.setup.ts';
import { optionalStep } from './signUp.steps.ts';
import type { SignUpContext } from './signUp.types.ts';
import type { SignUpValues } from './signUp.validation.ts';

const NOTHING_TYPED: SignUpValues = { email: '', name: '', password: '', date_of_birth: '' };

/**
 * Sign-up (spec sections 2, 4 and 5): account, photo, location, personal info, about me, push, confirm e-mail. The account
 * is made once, whatever the network does; every step after it can be skipped. From the first keystroke to the last
 * step neither backdrop nor Escape closes it; the close button then asks first.
 *
 * Give it `createAccount`, `saveStep` and `resendMail`: each resolves when the server has done it and rejects with the
 * client's error. Its output says how it ended.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: ({ input }) => {
    const { now, newKey, minimumAge, presentation, startsAt = 'account' } = input;
    return {
      now,
      newKey,
      minimumAge,
      presentation,
      startsAt,
      canPush: input.canPush ?? false,
      isInProgress: startsAt !== 'account',
      values: { ...NOTHING_TYPED, ...input.values },
      fieldErrors: [],
      failure: null,
      intent: null,
      tries: 0,
      isAccountCreated: startsAt !== 'account',
      email: input.email ?? '',
      stepIntent: null,
      resend: NO_RESEND,
      endedBy: null,
    };
  },
  initial: 'open',
  output: ({ context }) => ({
    endedBy: context.endedBy ?? 'finished',
    isAccountCreated: context.isAccountCreated,
    isOutcomeUnknown: context.intent?.outcomeUnknown ?? false,
  }),
  states: {
    open: {
      type: 'parallel',
      on: {
        BACKDROP: {
          guard: 'canDismiss',
          target: 'closed',
          actions: { type: 'end', params: 'dismissed' },
        },
        ESCAPE: {
          guard: 'canDismiss',
          target: 'closed',
          actions: { type: 'end', params: 'dismissed' },
        },
        REDIRECT_TO_LOGIN: { target: 'closed', actions: { type: 'end', params: 'login' } },
        SIGNUP_CLOSED: { target: 'closed', actions: { type: 'end', params: 'signupClosed' } },
        PRESENTATION_CHANGED: {
          actions: { type: 'present', params: ({ event }) => event.presentation },
        },
      },
      states: {
        flow: {
          initial: 'entering',
          states: {
            entering: {
              always: [
                { guard: 'startsAtPhoto', target: 'photo' },
                { guard: 'startsAtConfirmEmail', target: 'confirmEmail' },
                { target: 'account' },
              ],
            },
            account,
            photo: optionalStep('photo', '#location', undefined),
            location: optionalStep('location', '#personalInfo', '#photo'),
            personalInfo: optionalStep('personalInfo', '#aboutMe', '#location'),
            aboutMe: optionalStep('aboutMe', '#afterAboutMe', '#personalInfo'),
            afterAboutMe: {
              id: 'afterAboutMe',
              always: [{ guard: 'canPush', target: 'push' }, { target: 'confirmEmail' }],
            },
            push: optionalStep('push', '#confirmEmail', '#aboutMe'),
            // Waits for the member to open the mail.
            confirmEmail: {
              id: 'confirmEmail',
              entry: 'endProgress',
              on: {
                FINISH: '#finished',
                ACTIVATED: '#finished',
                BACK: [
                  { guard: 'canPush', target: '#push', actions: 'beginProgress' },
                  { target: '#aboutMe', actions: 'beginProgress' },
                ],
              },
            },
          },
        },
        // Asked for in the last step; a request goes on, and the wait too, while the member goes back.
        resend: {
          initial: 'ready',
          states: resendStates('resendMail', ({ context }: { context: SignUpContext }) => ({
            idempotencyKey: context.resend.intent?.key ?? '',
          })),
        },
        closing: {
          initial: 'no',
          states: {
            no: {
              on: {
                CLOSE: [
                  { guard: 'isInProgress', target: 'confirming' },
                  { target: '#closed', actions: { type: 'end', params: 'dismissed' } },
                ],
              },
            },
            confirming: {
              always: { guard: not('isInProgress'), target: 'no' },
              on: {
                CONFIRM_CLOSE: {
                  target: '#closed',
                  actions: { type: 'end', params: 'abandoned' },
                },
                CANCEL_CLOSE: 'no',
                ESCAPE: 'no',
              },
            },
          },
        },
      },
    },
    closed: { id: 'closed', type: 'final' },
    finished: { id: 'finished', type: 'final' },
  },
});
