import { ofError } from '../private/ofError.ts';
import { signUpSetup } from './signUp.setup.ts';
import type { SignUpEvent, SignUpOptionalStep } from './signUp.types.ts';

type SaveEvent = Extract<SignUpEvent, { type: 'SAVE' }>;

/** A step that is saved or skipped; `next` and `previous` are ids. */
export const optionalStep = (
  step: SignUpOptionalStep,
  next: `#${string}`,
  previous: `#${string}` | undefined,
) => {
  const leave = {
    SKIP: { target: next, actions: 'leaveStep' },
    ...(previous && ({ BACK: { target: previous, actions: 'leaveStep' } } as const)),
    SAVE: {
      target: 'saving',
      actions: { type: 'beginStep', params: ({ event }: { event: SaveEvent }) => event.values },
    },
  } as const;
  return signUpSetup.createStateConfig({
    id: step,
    initial: 'editing',
    states: {
      editing: { on: leave },
      saving: {
        invoke: {
          id: 'saveStep',
          src: 'saveStep',
          input: ({ context }) => ({
            step,
            values: context.stepIntent?.values ?? {},
            idempotencyKey: context.stepIntent?.key ?? '',
          }),
          onDone: { target: next, actions: 'leaveStep' },
          onError: {
            target: 'failed',
            actions: ofError('takeStepFailure'),
          },
        },
      },
      failed: { on: leave },
    },
  });
};
