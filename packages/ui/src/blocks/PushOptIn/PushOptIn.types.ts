/**
 * Where the push machine is (spec section 4). While it is not known, and where the browser cannot, the caller shows nothing.
 * `expired`: it was on, and the browser has ended it. `failed`: it could not be turned on; `notTurnedOff`: it is still on, for
 * it could not be turned off.
 */
export type PushOptInState =
  | 'prompt'
  | 'subscribing'
  | 'failed'
  | 'subscribed'
  | 'unsubscribing'
  | 'notTurnedOff'
  | 'denied'
  | 'expired';

interface Words {
  title: string;
  text: string;
}

export interface PushOptInLabels {
  /** Title and words of each state. While subscribing those of `prompt` stay, while unsubscribing those of `subscribed`. */
  prompt: Words;
  subscribed: Words;
  denied: Words;
  expired: Words;
  /** "Notifications are still off", and what to do where no `reason` is known. */
  failed: Words;
  /** "Notifications are still on". */
  notTurnedOff: Words;
  /** How to allow it again in this browser, step by step; shown when denied. */
  steps: readonly string[];
  /** "Turn on". */
  enable: string;
  /** Said while the browser asks: "Your browser is asking you". */
  subscribing: string;
  /** After a failure: "Try again". */
  retry: string;
  /** "Turn off". */
  disable: string;
  /** Said while it is turned off: "Turning off". */
  unsubscribing: string;
  /** "Not now". */
  notNow: string;
  /** Accessible name of the cross: "Hide this notice". */
  dismiss: string;
}

export interface PushOptInProps {
  /** How far it is: see its type. */
  state: PushOptInState;
  /** Why it failed, in the words of its code; in place of the state's own text. For `failed` and `notTurnedOff`. */
  reason?: string | undefined;
  /** Pressed "turn on" or "try again": only now the browser may ask. */
  onEnable: () => void;
  /** Turns it off, also once more after a failure. Without it there is no button for it here. */
  onDisable?: (() => void) | undefined;
  /** Not now, or hidden: the caller stores the time of it (spec section 4). */
  onDismiss: () => void;
  /** All words that it shows or says. */
  labels: PushOptInLabels;
}
