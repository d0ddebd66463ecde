import { NetworkError } from '@velours/api-client';
import { problemOf } from '../data/api.ts';
import type { AnyFailure } from '../errors/problem-text.ts';

/** A form that was refused, as it travels in a route's action data. */
export interface RefusedForm {
  failure: AnyFailure & { status: number };
  /** What had been filled in, without secrets. */
  values: Record<string, string>;
}

/** Why a call failed, as a form says it. */
export function failureOf(error: unknown): RefusedForm['failure'] {
  const problem = problemOf(error);
  if (problem) {
    const { code, status, fields, params, retryAfterMinutes } = problem;
    return { code, status, fields: [...fields], params, retryAfterMinutes };
  }
  const code = error instanceof NetworkError ? 'network' : 'internal_error';
  return { code, status: 503, fields: [], params: {} };
}
