import type { ReactNode } from 'react';
import type { GiftName } from '../MessageBubble/index.ts';

export interface Gift {
  name: GiftName;
  /** "A rose". */
  title: string;
  /** One short line: "15 credits". */
  cost: string;
  /** Credits and money side by side, once it is chosen: "15 credits, € 1.65". */
  costWithMoney: string;
  /** Whether the member has the credits; the server decides. */
  isAffordable: boolean;
}

export interface GiftPickerLabels {
  /** Names the choices for those who listen: "Gifts". */
  gifts: string;
  /** Goes on to the last look: "Go on". Nothing is paid by it. */
  review: string;
  /** Heading of the last look: "Give a rose?". */
  reviewTitle: (title: string) => string;
  back: string;
  /** The button that pays says what: "Send for 15 credits, € 1.65". */
  send: (cost: string) => string;
  sending: string;
  insufficient: string;
}

/**
 * Chooses a gift and shows its cost once more before it is paid (C07, B06). Loaded when its button is pressed, in a Dialog, whose
 * title says whom it is for.
 */
export interface GiftPickerProps {
  /** What can be given, with its price. */
  gifts: readonly Gift[];
  /**
   * Begins with the last look at this gift.
   * @default null
   */
  defaultGift?: GiftName | null | undefined;
  /** What the member has: "You have 120 credits". */
  credits: string;
  /** The way to more credits, where they do not reach: a Link. */
  action?: ReactNode;
  /** Why it was refused, in words. */
  error?: string | undefined;
  /**
   * What was sent has no answer yet: a second press does nothing, and nothing else can be chosen.
   * @default false
   */
  isPending?: boolean | undefined;
  /** The member has seen the cost and sends it. */
  onSend: (gift: GiftName) => void;
  /** All words that it shows or says. */
  labels: GiftPickerLabels;
}
