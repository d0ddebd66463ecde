import { ProblemError } from '@velours/api-client';
import type { ProblemCode, Schemas } from '../data/api.ts';

/** A form that was sent without script and refused, as it travels in a route's action data. */
export interface RefusedForm {
  problem: {
    code: ProblemCode;
    status: number;
    params: Schemas['Params'];
    errors: Schemas['FieldError'][];
    retryAfterMinutes: number | undefined;
  };
  /** What had been filled in, without secrets. */
  values: Record<string, string>;
}

/** The refusal as the error it would have been with script. */
export function errorOf(form: RefusedForm | undefined): ProblemError | null {
  if (!form) return null;
  const { code, status, params, errors, retryAfterMinutes } = form.problem;
  return new ProblemError({
    type: `urn:velours:problem:${code}`,
    title: code,
    status,
    code,
    params,
    ...(errors.length > 0 ? { errors } : {}),
    ...(retryAfterMinutes !== undefined ? { retry_after_minutes: retryAfterMinutes } : {}),
  });
}
