import type { FieldError, Problem, ProblemCode, ProblemParams } from '@velours/openapi/types';

/** Codes for answers that are not problem details, as from a proxy between the site and the server. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_unavailable',
};

/** The type of a problem of the contract, by its code. */
const typeOf = (code: unknown): string => `urn:velours:problem:${String(code)}`;

/** Key of the text that tells a member about a problem, or about one field of it. */
export const localeKeyOf = <Code extends string>(code: Code): `errors:codes.${Code}` =>
  `errors:codes.${code}`;

/** The server refused a call, or failed (spec section 8). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** Stable code; maps one to one to a text. */
  readonly code: ProblemCode;
  /** HTTP status. */
  readonly status: number;
  /** The refused fields of a `validation_failed` problem, else empty. */
  readonly fields: readonly FieldError[];
  /** Figures for the text. */
  readonly params: ProblemParams;
  /** Whether logging in would help. */
  readonly authenticationRequired: boolean;
  /** Whole minutes until another try is accepted, where the server tells. */
  readonly retryAfterMinutes: number | undefined;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? problem.title}`);
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.errors ?? [];
    this.params = problem.params ?? {};
    this.authenticationRequired = problem.authentication_required === true;
    this.retryAfterMinutes = problem.retry_after_minutes;
  }

  /** Key of the text for the member. */
  get localeKey(): `errors:codes.${ProblemCode}` {
    return localeKeyOf(this.code);
  }

  /** Values for the text: the problem's figures, and `count` where it speaks of minutes. */
  get localeParams(): Readonly<Record<string, number>> {
    const minutes = this.retryAfterMinutes;
    return { ...this.params, ...(minutes !== undefined && { count: minutes, minutes }) };
  }
}

/**
 * No answer came: the network or the server is out of reach. After a write this is neither success nor
 * failure; only the same Idempotency-Key sent again, or asking the server, tells.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Key of the text for the member. */
  readonly localeKey = 'errors:network';

  constructor(cause: unknown) {
    super('no answer from the server', { cause });
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'type' in body &&
    body.type === typeOf(body.code)
  );
}

/**
 * The error for an answer that is not a success.
 * @param body the parsed answer; anything but problem details of the contract is judged by its status
 */
export function problemFrom(body: unknown, response: Pick<Response, 'status'>): ProblemError {
  const { status } = response;
  if (isProblem(body)) return new ProblemError({ ...body, status });
  const code = codeOfStatus[status] ?? (status < 500 ? 'malformed_request' : 'internal_error');
  return new ProblemError({
    type: typeOf(code),
    title: 'The answer is no problem of the contract',
    status,
    code,
    authentication_required: status === 403 && hasAuthenticationFlag(body),
  });
}

/** Whether an answer's body carries the flag of spec section 8. */
export function hasAuthenticationFlag(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'authentication_required' in body &&
    body.authentication_required === true
  );
}
