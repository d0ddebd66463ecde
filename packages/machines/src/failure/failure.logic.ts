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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toFieldErrors = (value: unknown): FieldError[] =>
  (Array.isArray(value) ? value : []).filter(
    (error): error is FieldError =>
      isRecord(error) && typeof error['field'] === 'string' && typeof error['code'] === 'string',
  );

/**
 * What a call that failed means to a flow. Reads the client's errors by their shape (`code`, `status`, `fields`,
 * `params`, `retryAfterMinutes`), so that this package needs no client.
 *
 * Refused: the server has answered and done nothing. Unknown: it may have been done; a network error, a server error
 * (a proxy answers 502 and 504 for a server that went on), or a twin of the call that still runs. Only the same
 * Idempotency-Key sent again, or asking the server, tells.
 */
export const toFailure = (error: unknown): Failure => {
  if (
    !isRecord(error) ||
    typeof error['code'] !== 'string' ||
    typeof error['status'] !== 'number'
  ) {
    return {
      code: 'network',
      outcome: 'unknown',
      fields: [],
      params: {},
      retryAfterMinutes: null,
      authenticationRequired: false,
    };
  }
  const { code, status, retryAfterMinutes, params } = error;
  const isUnknown = Number(status) >= 500 || code === 'idempotency_in_progress';
  return {
    code: String(code),
    outcome: isUnknown ? 'unknown' : 'refused',
    fields: toFieldErrors(error['fields']),
    params: isRecord(params) ? (params as Failure['params']) : {},
    retryAfterMinutes: typeof retryAfterMinutes === 'number' ? retryAfterMinutes : null,
    authenticationRequired: error['authenticationRequired'] === true,
  };
};

/**
 * Whether it was certainly not done, by this try or one before it under the same key. Being logged out or too fast is found before
 * a call is looked at: it says nothing of a try that went out before.
 */
export const isCertainRefusal = (error: unknown): boolean => {
  const { outcome, code, authenticationRequired } = toFailure(error);
  return outcome === 'refused' && !authenticationRequired && code !== 'too_many_requests';
};
