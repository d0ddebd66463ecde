import { problemOf } from '../../data/api.ts';
import type { RefusedForm } from '../../wiring/refused-form.ts';

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

/** A field of a form as text. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
