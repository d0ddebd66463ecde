import { and, assign, not, setup } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import {
  NO_RESEND,
  afterTick,
  asked,
  hasToWait,
  refused,
  resentAt,
  untilTick,
} from '../private/resend.logic.ts';
import { resendStates } from '../private/resend.states.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import { reminderForm } from './activationReminder.logic.ts';
import type {
  ActivationFacts,
  ActivationReminderContext,
  ActivationReminderInput,
  ReminderSurroundings,
} from './activationReminder.logic.ts';

export interface ResendActivationInput {
  readonly idempotencyKey: string;
}

export type ActivationReminderEvent =
  /** The member was read again, logged in or out. */
  | { readonly type: 'FACTS'; readonly facts: ActivationFacts | null }
  /** Another page, or another width. */
  | { readonly type: 'SURROUNDINGS'; readonly surroundings: ReminderSurroundings }
  | { readonly type: 'RESEND' }
  /** Closes the modal; the alert stays. */
  | { readonly type: 'CLOSE_MODAL' };

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
    forgetMember: assign({ isModalClosed: false, resend: NO_RESEND }),
    takeSurroundings: assign((_args, surroundings: ReminderSurroundings) => surroundings),
    closeModal: assign({ isModalClosed: true }),
    beginResend: assign(({ context }) => ({ resend: asked(context.resend, context.newKey) })),
    takeResent: assign(({ context }) => ({ resend: resentAt(context.now()) })),
    takeResendFailure: assign(({ context }, error: unknown) => ({
      resend: refused(context.resend, error),
    })),
    tickResend: assign(({ context }) => ({ resend: afterTick(context.resend, context.now()) })),
  },
  guards: {
    isHidden: ({ context }) => reminderForm(context.facts, context) === 'hidden',
    isModalDue: ({ context }) =>
      reminderForm(context.facts, context) === 'modal' && !context.isModalClosed,
    isAlertDue: and([not('isHidden'), not('isModalDue')]),
    isNobody: (_args, facts: ActivationFacts | null) => facts === null,
    hasToWait: ({ context }) => hasToWait(context.resend),
    isCool: not('hasToWait'),
    canResend: not('isHidden'),
    isTooMany: (_args, error: unknown) => toFailure(error).code === 'too_many_mails',
  },
  delays: { resendTick: ({ context }) => untilTick(context.resend) },
}).createMachine({
  id: 'activationReminder',
  context: ({ input }) => ({
    ...input,
    isModalClosed: false,
    resend: NO_RESEND,
  }),
  type: 'parallel',
  on: {
    FACTS: [
      {
        guard: { type: 'isNobody', params: ({ event }) => event.facts },
        target: '.resend.ready',
        actions: [{ type: 'takeFacts', params: ({ event }) => event.facts }, 'forgetMember'],
      },
      { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    ],
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
      initial: 'ready',
      states: resendStates('resendMail', ({ context }: { context: ActivationReminderContext }) => ({
        idempotencyKey: context.resend.intent?.key ?? '',
      })),
    },
  },
});
