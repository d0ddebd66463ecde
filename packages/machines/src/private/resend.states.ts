import { ofError } from './ofError.ts';

const RESEND = { guard: 'canResend', target: 'sending', actions: 'beginResend' } as const;

/**
 * The states of a region that asks for another mail or code: one a minute, until the server says that they were too
 * many. They run beside the rest, so that the minute goes on wherever the member is. The names are those that the
 * machine's `setup()` gives; what they do is in `resend.logic.ts`.
 */
export const resendStates = <const TSrc extends string, TInput>(src: TSrc, input: TInput) =>
  ({
    ready: { always: { guard: 'hasToWait', target: 'coolingDown' }, on: { RESEND } },
    coolingDown: {
      always: { guard: 'isCool', target: 'ready' },
      after: { resendTick: { target: 'coolingDown', reenter: true, actions: 'tickResend' } },
    },
    sending: {
      invoke: {
        id: src,
        src,
        input,
        onDone: { target: 'ready', actions: 'takeResent' },
        onError: [
          {
            guard: ofError('isTooMany'),
            target: 'tooMany',
            actions: ofError('takeResendFailure'),
          },
          { target: 'failed', actions: ofError('takeResendFailure') },
        ],
      },
    },
    failed: { on: { RESEND } },
    // Until tomorrow (spec section 8).
    tooMany: {},
  }) as const;
