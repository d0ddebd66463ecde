import type { ReactNode } from 'react';
import type { MemberKind, MemberOnCard } from '../MemberCard/MemberCard.types.ts';
import type { SwipeDecision } from './decision.ts';

export interface SwipeProfile extends MemberOnCard {
  /** The beginning of what the member wrote; three lines are shown. */
  about?: string | undefined;
}

export interface SwipeDeckLabels {
  title: string;
  /** "3 of 4 likes left". */
  likesLeft: (left: number, perDay: number) => string;
  /** Whose card is on top, for those who listen: "Anna, 34, Demo profile". */
  card: (name: string, age: number, kind: string | undefined) => string;
  /** What the keys do while the deck has the focus; also read out with the deck. */
  keys: string;
  /** Visible words of the buttons. */
  like: string;
  pass: string;
  undo: string;
  viewProfile: string;
  /** Full names of the buttons, each beginning with its visible words: "Like Anna". */
  likeName: (name: string) => string;
  passName: (name: string) => string;
  undoName: (name: string) => string;
  viewProfileName: (name: string) => string;
  /** What happened, for those who listen: "You liked Anna." */
  liked: (name: string) => string;
  passed: (name: string) => string;
  undone: (name: string) => string;
  loading: string;
  /** Visible text of the label by kind. */
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
}

type Ready = {
  /** `ready`: there are profiles to decide on. */
  status: 'ready';
  /** Those not decided on yet, the top one first; at least one. */
  profiles: readonly SwipeProfile[];
  message?: undefined;
  action?: undefined;
};

type Closed = {
  /**
   * `loading`; `limit`: the day's likes are used up; `empty`: nobody is left to show; `error`: they could not be fetched;
   * `offline`: no connection.
   */
  status: 'limit' | 'empty' | 'error' | 'offline';
  profiles?: undefined;
  /** Says so. `limit` says when the next like comes, in the server's time: "You get 4 new likes tomorrow at 9:12." */
  message: { title: string; text: string };
  /** What can be done instead, one Button or Link. */
  action?: ReactNode;
};

type Loading = { status: 'loading'; profiles?: undefined; message?: undefined; action?: undefined };

export type SwipeDeckProps = (Ready | Closed | Loading) & {
  /** How many likes are left today. Left out where likes are not counted: samples for visitors. */
  likesLeft?: number | undefined;
  /** Four a day (spec section 9), as the server has it. With `likesLeft`. */
  likesPerDay?: number | undefined;
  /**
   * Liked or passed, by drag, button or key alike. The caller takes the profile off the top at once and sends it; should that
   * fail, it puts the profile back and gives a `notice`.
   */
  onDecide: (id: string, decision: SwipeDecision) => void;
  /** The last profile passed on, which can be brought back. */
  lastPassed?: { id: string; name: string } | null | undefined;
  /** Brings it back to the top. */
  onUndo?: ((id: string) => void) | undefined;
  /** Where the profile is. Without it (samples for visitors) there is nothing to open. */
  profileHref?: ((id: string) => string) | undefined;
  /** What went wrong with the last decision, in words. */
  notice?: string | undefined;
  /**
   * Level of the title; the name on the card is one below.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** All words that it shows or says. */
  labels: SwipeDeckLabels;
};
