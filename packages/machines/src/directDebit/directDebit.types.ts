import type { Failure, FieldError } from '../failure/failure.types.ts';
import type { Intent } from '../private/intent.ts';
import type { Resend } from '../private/resend.rules.ts';
import type { DirectDebitValues } from './directDebit.validation.ts';

/** What can be blocked (spec sections 5 and 8). */
export type BlockedField = 'iban' | 'phone';

export interface DirectDebitInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** The order that is paid: it is charged once, whatever happens here. */
  readonly orderId: string;
  /** What is known of the member already. */
  readonly values?: Partial<DirectDebitValues> | undefined;
  /** Whether the server has the mandate and has sent a code: a page that was reloaded. */
  readonly isCodeSent: boolean;
}

export interface DirectDebitContext {
  readonly now: () => number;
  readonly newKey: () => string;
  readonly orderId: string;
  readonly isCodeSent: boolean;
  readonly values: DirectDebitValues;
  readonly isMandateAccepted: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** Why the mandate or the code was not taken. */
  readonly failure: Failure | null;
  readonly blocked: BlockedField | null;
  /** The mandate that goes out, marked from the start as perhaps taken. */
  readonly signIntent: Intent<DirectDebitValues> | null;
  readonly confirmIntent: Intent<{ readonly otp: string }> | null;
  /** Times the code went out in a row without an answer. */
  readonly tries: number;
  /** Another code. */
  readonly resend: Resend;
}

export interface SignMandateInput {
  readonly orderId: string;
  readonly values: DirectDebitValues;
  readonly idempotencyKey: string;
}

export interface ConfirmCodeInput {
  readonly orderId: string;
  readonly otp: string;
  readonly idempotencyKey: string;
}

export interface SendCodeInput {
  readonly orderId: string;
  readonly idempotencyKey: string;
}

export interface DirectDebitOutput {
  /** For `payment`, which shows how it stands. */
  readonly orderId: string;
}

export type DirectDebitEvent =
  | {
      readonly type: 'FIELD_CHANGED';
      readonly field: keyof DirectDebitValues;
      readonly value: string;
    }
  /** The mandate is signed, or is to be. */
  | {
      readonly type: 'SUBMIT';
      readonly values: DirectDebitValues;
      readonly isMandateAccepted: boolean;
    }
  /** The code is being typed. */
  | { readonly type: 'CODE_CHANGED' }
  /** The order button beside the code. */
  | { readonly type: 'CONFIRM'; readonly otp: string }
  | { readonly type: 'RESEND' }
  /** Back to the form: another number. */
  | { readonly type: 'BACK' }
  /** The member asks how it stands, now. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'ONLINE' }
  /** What another tab or the event stream knows of an order, this one or any other. */
  | {
      readonly type: 'ORDER';
      readonly orderId: string;
      readonly status: 'pending' | 'completed' | 'failed' | 'cancelled';
    };
