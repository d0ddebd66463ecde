import type { Failure, FieldError } from './failure.types.ts';

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
 * Idempotency-Key sent again, or asking the server, tells (DESIGN section 3).
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
