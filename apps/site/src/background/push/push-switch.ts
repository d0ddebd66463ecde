import type { PushState } from '@velours/machines/push';

/** Push as the settings show it: a switch, why there is none, or how to allow it again. */
export interface PushSwitch {
  kind: 'switch' | 'incapable' | 'denied';
  isOn: boolean;
  isPending: boolean;
}

const ON: readonly PushState[] = ['subscribed', 'renewing', 'unsubscribing', 'subscribing'];
const BUSY: readonly PushState[] = ['unknown', 'subscribing', 'unsubscribing', 'renewing'];

export function pushSwitch(state: PushState): PushSwitch {
  const kind = state === 'incapable' || state === 'denied' ? state : 'switch';
  return { kind, isOn: ON.includes(state), isPending: BUSY.includes(state) };
}
