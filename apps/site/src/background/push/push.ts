import { useEffect } from 'react';
import {
  selectFailure,
  selectState,
  type PushEvent,
  type PushFailure,
  type PushState,
  type pushMachine,
} from '@velours/machines/push';
import type { PushOptInLabels, PushOptInProps } from '@velours/ui/blocks/PushOptIn';
import type { PushStepState } from '@velours/ui/blocks/SignUpForm/PushStep';
import type { SnapshotFrom } from 'xstate';
import type { ProblemCode } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { codeText } from '../../app/errors/problem-text.ts';
import { host } from '../host.ts';

type Snapshot = SnapshotFrom<typeof pushMachine>;

/** Push of this browser; undefined until its statechart is there, which is fetched where push is `wanted`. */
export function usePush(isWanted = true) {
  useEffect(() => {
    if (isWanted) host.push.want();
  }, [isWanted]);
  return { snapshot: useSnapshot(host.push), send: host.push.send };
}

/** The states in which the block has something to say; where nothing is known, possible or needed it is not there. */
const SHOWN: { readonly [State in PushState]?: PushOptInProps['state'] } = {
  prompt: 'prompt',
  subscribing: 'subscribing',
  failed: 'failed',
  subscribed: 'subscribed',
  unsubscribing: 'unsubscribing',
  denied: 'denied',
  expired: 'expired',
};

function shownState(snapshot: Snapshot): PushOptInProps['state'] | undefined {
  const state = selectState(snapshot);
  const isNotTurnedOff = state === 'subscribed' && selectFailure(snapshot) !== null;
  return isNotTurnedOff ? 'notTurnedOff' : SHOWN[state];
}

/** A failure in words; undefined where its state says all there is to say. */
export function pushFailureText(t: Translate, failure: PushFailure | null): string | undefined {
  if (failure === null) return undefined;
  switch (failure.code) {
    case 'not_turned_off':
      return undefined;
    case 'network':
      return t(($) => $.errors.network);
    case 'push_unreachable':
      return t(($) => $.errors.pushUnreachable);
    // All that was sent is the browser's subscription.
    case 'validation_failed':
      return t(($) => $.errors.pushRefused);
    default:
      return codeText(t, failure.code as ProblemCode, failure.params);
  }
}

function pushOptInLabels(t: Translate): PushOptInLabels {
  const { open, allow, reload } = t(($) => $.push.steps);
  return {
    ...t(($) => $.push.states),
    ...t(($) => $.push.actions),
    steps: [open, allow, reload],
    dismiss: t(($) => $.common.actions.dismiss),
  };
}

export interface PushFacts {
  t: Translate;
  send: (event: PushEvent) => void;
  /** Not now, or hidden. */
  onDismiss: () => void;
}

/** The opt-in for notifications of new messages (spec section 4); null where there is nothing to see. */
export function pushProps(
  snapshot: Snapshot,
  { t, send, onDismiss }: PushFacts,
): PushOptInProps | null {
  const state = shownState(snapshot);
  if (!state) return null;
  return {
    state,
    reason: pushFailureText(t, selectFailure(snapshot)),
    onEnable: () => send({ type: 'ENABLE' }),
    onDisable: () => send({ type: 'DISABLE' }),
    onDismiss,
    labels: pushOptInLabels(t),
  };
}

const STEP: { readonly [State in PushState]: PushStepState } = {
  // Not there yet: what is pressed meanwhile waits.
  unknown: 'askable',
  incapable: 'incapable',
  prompt: 'askable',
  subscribing: 'asking',
  renewing: 'asking',
  subscribed: 'subscribed',
  unsubscribing: 'subscribed',
  denied: 'denied',
  expired: 'askable',
  failed: 'askable',
};

/** Push as the step of sign-up shows it. */
export function pushStepState(snapshot: Snapshot | undefined): PushStepState {
  return snapshot ? STEP[selectState(snapshot)] : 'askable';
}
