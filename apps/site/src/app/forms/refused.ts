import { data } from 'react-router';
import { intent, problemOf } from '../data/api.ts';
import type { RefusedForm } from './refused-form.ts';

/** What a form sent without script shows again: the problem, and the fields that may be repeated. */
export function refused(error: unknown, values: Record<string, string> = {}): RefusedForm {
  const problem = problemOf(error);
  if (!problem) throw error;
  return {
    problem: {
      code: problem.code,
      status: problem.status,
      params: problem.params,
      errors: [...problem.fields],
      retryAfterMinutes: problem.retryAfterMinutes,
    },
    values,
  };
}

/**
 * The form that was sent.
 * @throws 400 where it is none: another media type, or parts that do not come to an end
 */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data({ code: 'malformed_request' }, { status: 400 });
  });

/** A field of a form as text. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The key that a form brings for its write; encoded, for what is no key stands in a header all the same. */
export const intentOf = (form: FormData) =>
  intent(encodeURIComponent(field(form, 'idempotency_key')));
