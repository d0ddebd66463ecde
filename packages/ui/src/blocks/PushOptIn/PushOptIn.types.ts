/**
 * Where the push machine is (spec section 4). While it is not known, and where the browser cannot, the caller shows nothing.
 * `expired`: it was on, and the browser has ended it.
 */
export type PushOptInState = 'prompt' | 'subscribing' | 'subscribed' | 'denied' | 'expired';

export interface PushOptInLabels {
  /** Title and words of each state. While subscribing those of `prompt` stay. */
  prompt: { title: string; text: string };
  subscribed: { title: string; text: string };
  denied: { title: string; text: string };
  expired: { title: string; text: string };
  /** How to allow it again in this browser, step by step; shown when denied. */
  steps: readonly string[];
  /** "Turn on". */
  enable: string;
  /** Said while the browser asks: "Your browser is asking you". */
  subscribing: string;
  /** "Not now". */
  notNow: string;
  /** Accessible name of the cross: "Hide this notice". */
  dismiss: string;
}

export interface PushOptInProps {
  state: PushOptInState;
  /** Pressed "turn on": only now the browser may ask. */
  onEnable: () => void;
  /** Not now, or hidden: the caller stores the time of it (spec section 4). */
  onDismiss: () => void;
  labels: PushOptInLabels;
}
