import { createActor, fromPromise, type Actor } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  activationReminderMachine,
  type ActivationReminderInput,
  type ResendActivationInput,
} from '@velours/machines/activationReminder';
import { intent, type Api } from '../../app/data/api.ts';
import { resendActivation } from './activation.ts';

export type ReminderActor = Actor<typeof activationReminderMachine>;

/** The activation reminder over the API. */
export function createReminderActor(
  api: Api,
  input: Omit<ActivationReminderInput, 'now' | 'newKey'>,
): ReminderActor {
  return createActor(
    activationReminderMachine.provide({
      actors: {
        resendMail: fromPromise<void, ResendActivationInput>(async ({ input: resend }) => {
          await resendActivation(api, intent(resend.idempotencyKey));
        }),
      },
    }),
    { input: { ...input, now: () => Date.now(), newKey: newIdempotencyKey } },
  );
}
