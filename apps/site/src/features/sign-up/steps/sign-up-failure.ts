import { selectFailure, selectFieldErrors } from '@velours/machines/signUp';
import type { AnyFailure } from '../../../app/errors/problem-text.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';

/** Why the step on the screen failed: its refused fields, where there are some. */
export function failureOf(snapshot: SignUpSnapshot): AnyFailure | null {
  const fields = selectFieldErrors(snapshot);
  if (fields.length === 0) return selectFailure(snapshot);
  return { code: 'validation_failed', fields, params: {} };
}
