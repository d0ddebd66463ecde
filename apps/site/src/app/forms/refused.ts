import { problemOf } from '../data/api.ts';
import { failureOf, type RefusedForm } from './refused-form.ts';

export { field, intentOf, readForm } from './submit.ts';

/** What a form sent without script shows again: the problem, and the fields that may be repeated. */
export function refused(error: unknown, values: Record<string, string> = {}): RefusedForm {
  if (!problemOf(error)) throw error;
  return { failure: failureOf(error), values };
}
