import { and, assign, not, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import type { Failure } from '../failure/failure.types.ts';
import { intentFor } from '../private/intent.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import { REMINDER_COOL_DOWN_MS } from './activationReminder.constants.ts';
import { reminderForm } from './activationReminder.rules.ts';
import type {
  ActivationFacts,
  ActivationReminderContext,
  ActivationReminderEvent,
  ActivationReminderInput,
  ReminderSurroundings,
  ResendActivationInput,
} from './activationReminder.types.ts';

type ErrorEvent = { readonly error: unknown };

/**
 * Reminds a member to confirm the e-mail address (spec section 4), and sends the mail again. Whether it is shown follows from the
 * facts and the page alone; a request on its way goes on while the reminder is hidden.
 *
 * Give it `resendMail`: resolves when the server has taken the request, rejects with the client's error.
 */
export const activationReminderMachine = setup({
  types: {
    context: {} as ActivationReminderContext,
    events: {} as ActivationReminderEvent,
    input: {} as ActivationReminderInput,
  },
  actors: {
    resendMail: unprovidedActor<void, ResendActivationInput>('activationReminder', 'resendMail'),
  },
  actions: {
    takeFacts: assign((_args, facts: ActivationFacts | null) => ({ facts })),
    takeSurroundings: assign((_args, surroundings: ReminderSurroundings) => surroundings),
    closeModal: assign({ isModalClosed: true }),
    beginResend: assign(({ context }) => ({
      intent: intentFor(context.intent, {}, context.newKey),
      failure: null,
    })),
    forgetIntent: assign({ intent: null }),
    forgetMember: assign({ intent: null, failure: null, isModalClosed: false }),
    takeFailure: assign(({ context }, failure: Failure) => ({
      failure,
      intent: context.intent && {
        ...context.intent,
        outcomeUnknown: failure.outcome === 'unknown',
      },
    })),
  },
  guards: {
    isHidden: ({ context }) => reminderForm(context.facts, context) === 'hidden',
    isModalDue: ({ context }) =>
      reminderForm(context.facts, context) === 'modal' && !context.isModalClosed,
    isAlertDue: and([not('isHidden'), not('isModalDue')]),
    isLoggedOut: ({ context }) => context.facts === null,
    isTooManyMails: (_args, error: unknown) => toFailure(error).code === 'too_many_mails',
  },
  delays: { coolDown: REMINDER_COOL_DOWN_MS },
}).createMachine({
  id: 'activationReminder',
  context: ({ input }) => ({
    ...input,
    isModalClosed: false,
    intent: null,
    failure: null,
  }),
  type: 'parallel',
  on: {
    FACTS: { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    SURROUNDINGS: {
      actions: { type: 'takeSurroundings', params: ({ event }) => event.surroundings },
    },
  },
  states: {
    form: {
      initial: 'hidden',
      states: {
        hidden: {
          always: [
            { guard: 'isModalDue', target: 'modal' },
            { guard: 'isAlertDue', target: 'alert' },
          ],
        },
        alert: {
          always: [
            { guard: 'isHidden', target: 'hidden' },
            { guard: 'isModalDue', target: 'modal' },
          ],
        },
        modal: {
          always: [
            { guard: 'isHidden', target: 'hidden' },
            { guard: 'isAlertDue', target: 'alert' },
          ],
          on: { CLOSE_MODAL: { actions: 'closeModal' } },
        },
      },
    },
    resend: {
      initial: 'idle',
      states: {
        idle: {
          on: { RESEND: { guard: not('isHidden'), target: 'sending', actions: 'beginResend' } },
        },
        sending: {
          always: { guard: 'isLoggedOut', target: 'idle', actions: 'forgetMember' },
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            input: ({ context }) => ({ idempotencyKey: context.intent?.key ?? '' }),
            onDone: { target: 'sent', actions: 'forgetIntent' },
            onError: [
              {
                guard: {
                  type: 'isTooManyMails',
                  params: ({ event }: { event: ErrorEvent }) => event.error,
                },
                target: 'tooMany',
                actions: {
                  type: 'takeFailure',
                  params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
                },
              },
              {
                target: 'failed',
                actions: {
                  type: 'takeFailure',
                  params: ({ event }: { event: ErrorEvent }) => toFailure(event.error),
                },
              },
            ],
          },
        },
        sent: {
          always: { guard: 'isLoggedOut', target: 'idle', actions: 'forgetMember' },
          after: { coolDown: 'idle' },
        },
        failed: {
          always: { guard: 'isLoggedOut', target: 'idle', actions: 'forgetMember' },
          on: { RESEND: { guard: not('isHidden'), target: 'sending', actions: 'beginResend' } },
        },
        // Until tomorrow (spec section 8); another member may ask.
        tooMany: {
          always: { guard: 'isLoggedOut', target: 'idle', actions: 'forgetMember' },
        },
      },
    },
  },
});
