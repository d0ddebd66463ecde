/** Problem details (RFC 9457): the one way a call is refused. Throw `problem(...)` from anywhere in a handler or domain. */

import { PROBLEMS } from '@velours/openapi/problems';
import type { ProblemExtras } from '@velours/openapi/problems';
import type { FieldCode, FieldError, ProblemCode } from '@velours/openapi/types';

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.extras = extras;
  }
}

/** `throw problem('member_not_found')`. */
export const problem = (code: ProblemCode, extras?: ProblemExtras): ProblemError =>
  new ProblemError(code, extras);

/** `throw fieldProblem('name', 'name_required')`: 422 `validation_failed` with one refused field. */
export const fieldProblem = (field: string, code: FieldCode, params?: FieldError['params']) =>
  problem('validation_failed', { errors: [{ field, code, ...(params && { params }) }] });
