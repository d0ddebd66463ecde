/** One refused field, as in `errors` of a `validation_failed` problem. */
export interface FieldError {
  /** Path of the field in the request. */
  readonly field: string;
  /** Maps one to one to a text. */
  readonly code: string;
  readonly params?: Readonly<Record<string, number>> | undefined;
}

/** Why a call failed. */
export interface Failure {
  /** The problem's code, or `network` where no answer came. */
  readonly code: string;
  /** Whether the server has certainly not done it, or may have. */
  readonly outcome: 'refused' | 'unknown';
  /** The refused fields; empty but for `validation_failed`. */
  readonly fields: readonly FieldError[];
  /** Figures for the text. */
  readonly params: Readonly<Record<string, number>>;
  /** Whole minutes until another try is accepted; null where the server does not tell. */
  readonly retryAfterMinutes: number | null;
  /** Whether logging in would help. */
  readonly authenticationRequired: boolean;
}
