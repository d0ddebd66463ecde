import type { ReactNode } from 'react';
import type { AccountMenuLabels, AccountMenuLinks } from '../AccountMenu/AccountMenu.types.ts';

/** The part of the site the member is in; its entry is marked `aria-current="page"`. */
export type TopNavPlace = 'members' | 'messages' | 'likes' | 'credits' | 'premium' | 'account';

/** The logged-in member, as far as the bar shows it (spec section 2). */
export interface TopNavMember {
  name: string;
  /** Address of the main image's thumbnail; null where there is none. */
  thumbnailUrl: string | null;
  numUnreadMessages: number;
  numNewLikes: number;
  credits: number;
  /** Paid members see credits, others "Get Premium". */
  isPaidUser: boolean;
  /**
   * The account is blocked: the bar leads nowhere but home and to the account.
   * @default false
   */
  isBlocked?: boolean | undefined;
}

export interface TopNavLinks {
  home: string;
  logIn: string;
  /** Visitors only; without it the bar has no sign-up button. */
  signUp?: string | undefined;
  members: string;
  messages: string;
  likes: string;
  /** Spec: /credits/repeat-order. Without it the credits are shown as text. */
  credits?: string | undefined;
  /** Without it "Get Premium" is not shown. */
  premium?: string | undefined;
  account: AccountMenuLinks;
}

export interface TopNavLabels {
  /** Names the landmark: "Main". */
  navigation: string;
  /** Accessible name of the word mark: "Velours, home". */
  home: string;
  logIn: string;
  signUp: string;
  back: string;
  members: string;
  messages: string;
  likes: string;
  credits: string;
  getPremium: string;
  /** Spoken after "Messages": "3 unread". */
  unreadMessages: (count: number) => string;
  /** Spoken after "Likes": "2 new". */
  newLikes: (count: number) => string;
  /** Spoken after "Credits": "120 available". */
  creditsAvailable: (credits: number) => string;
  /** Visible and spoken where credits are 10 or fewer, above 0: "Low". */
  creditsLow: string;
  /** Visible and spoken at 0: "Empty". */
  creditsEmpty: string;
  account: AccountMenuLabels;
}

export interface TopNavProps {
  /** The site's name, drawn as the word mark. */
  brandName: string;
  /** Absent or null: a visitor. */
  member?: TopNavMember | null | undefined;
  /** Where each place leads. */
  links: TopNavLinks;
  /** The place that the page belongs to. */
  currentPlace?: TopNavPlace | undefined;
  /** In place of the name on a phone: the ways to find people, as LinkTabs. */
  tabs?: ReactNode;
  /** Shows the back button (installed app, with history, on the five pages of spec section 2). */
  onBack?: (() => void) | undefined;
  /** Called by log-out; without it log-out is a plain link. See `AccountMenuProps`. */
  onLogOut?: (() => void) | undefined;
  /** A `LanguageMenu`, for visitors. */
  languageMenu?: ReactNode;
  /** All words that it shows or says. */
  labels: TopNavLabels;
}
