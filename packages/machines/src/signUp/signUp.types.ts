import type { Failure, FieldError } from '../failure/failure.types.ts';
import type { Intent } from '../private/intent.ts';
import type { Resend } from '../private/resend.rules.ts';
import type { SIGN_UP_STEPS } from './signUp.constants.ts';
import type { SignUpValues } from './signUp.validation.ts';

export type { SignUpValues } from './signUp.validation.ts';

/** The steps of spec section 2. */
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** A step after the account that can be saved or skipped. */
export type SignUpOptionalStep = Exclude<SignUpStep, 'account' | 'confirmEmail'>;

/** A modal on desktop, a page on phones (spec section 2). */
export type SignUpPresentation = 'modal' | 'page';

/** What a step gives: the contract's fields, or the photo's file. Files are compared by identity. */
export type SignUpStepValues = Readonly<Record<string, unknown>>;

/** Why sign-up is no longer on the screen. */
export type SignUpEnd =
  /** Left by backdrop, Escape or close while nothing was in progress. */
  | 'dismissed'
  /** Left in the middle, and confirmed. */
  | 'abandoned'
  /** The visitor goes to the log-in instead. */
  | 'login'
  /** This site takes no sign-ups (spec section 6). */
  | 'signupClosed'
  /** All steps are done. */
  | 'finished';

export interface SignUpInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  readonly presentation: SignUpPresentation;
  /** `settings.minimum_age`. */
  readonly minimumAge: number;
  /** Whether the browser can have push, so that the step is offered. @default false */
  readonly canPush?: boolean | undefined;
  /** Where to begin: an unconfirmed member who comes back begins after the account. @default 'account' */
  readonly startsAt?: 'account' | 'photo' | 'confirmEmail' | undefined;
  /** What is filled in already. */
  readonly values?: Partial<SignUpValues> | undefined;
  /** Address of the member who comes back. */
  readonly email?: string | undefined;
}

export interface SignUpContext {
  readonly now: () => number;
  readonly newKey: () => string;
  readonly minimumAge: number;
  readonly presentation: SignUpPresentation;
  readonly canPush: boolean;
  readonly startsAt: 'account' | 'photo' | 'confirmEmail';
  /** From the first keystroke until the last step: not to be dismissed (spec section 4). */
  readonly isInProgress: boolean;
  readonly values: SignUpValues;
  readonly fieldErrors: readonly FieldError[];
  readonly failure: Failure | null;
  /** The account being made. */
  readonly intent: Intent<SignUpValues> | null;
  /** Tries without an answer since the member last submitted. */
  readonly tries: number;
  readonly isAccountCreated: boolean;
  /** Where the activation mail goes. */
  readonly email: string;
  /** The step being saved. */
  readonly stepIntent: Intent<SignUpStepValues> | null;
  /** Another activation mail. */
  readonly resend: Resend;
  readonly endedBy: SignUpEnd | null;
}

export interface SubmitInput {
  readonly values: SignUpValues;
  readonly idempotencyKey: string;
}

export interface SaveStepInput {
  readonly step: SignUpOptionalStep;
  readonly values: SignUpStepValues;
  readonly idempotencyKey: string;
}

export interface ResendInput {
  readonly idempotencyKey: string;
}

export type SignUpEvent =
  /** The member types in the account step. */
  | {
      readonly type: 'FIELD_CHANGED';
      readonly field: keyof SignUpValues;
      readonly value?: string | undefined;
    }
  | { readonly type: 'SUBMIT'; readonly values: SignUpValues }
  /** Saves the step that is shown. */
  | { readonly type: 'SAVE'; readonly values: SignUpStepValues }
  | { readonly type: 'SKIP' }
  | { readonly type: 'BACK' }
  | { readonly type: 'RESEND' }
  /** Leaves the last step. */
  | { readonly type: 'FINISH' }
  /** The address was confirmed, in another tab perhaps. */
  | { readonly type: 'ACTIVATED' }
  | { readonly type: 'BACKDROP' }
  | { readonly type: 'ESCAPE' }
  /** The close button. */
  | { readonly type: 'CLOSE' }
  | { readonly type: 'CONFIRM_CLOSE' }
  | { readonly type: 'CANCEL_CLOSE' }
  | { readonly type: 'REDIRECT_TO_LOGIN' }
  | { readonly type: 'SIGNUP_CLOSED' }
  /** The window became wide or narrow. */
  | { readonly type: 'PRESENTATION_CHANGED'; readonly presentation: SignUpPresentation }
  /** The network is back. */
  | { readonly type: 'ONLINE' };

/** What the site is told when it is over. */
export interface SignUpOutput {
  readonly endedBy: SignUpEnd;
  readonly isAccountCreated: boolean;
  /** Whether a submit never got its answer: ask the server who is logged in. */
  readonly isOutcomeUnknown: boolean;
}
