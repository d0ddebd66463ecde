import { NetworkError } from '@velours/api-client';
import { data } from 'react-router';
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

/** Fields that no answer repeats. */
const SECRETS: readonly string[] = ['password', 'current', 'again', 'iban', 'otp'];

/** The same form again, with why it was refused and what was typed. */
export function refusal(form: FormData, failure: RefusedForm['failure']) {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (SECRETS.includes(name) || typeof value !== 'string') continue;
    const text = value.replaceAll('\r\n', '\n').trim();
    values[name] = name in values ? `${values[name]},${text}` : text;
  }
  // A field that was sent empty is missing, whatever the server finds wrong with nothing; `name_required` says so in words of its own.
  const fields = failure.fields.map((error) =>
    form.get(error.field) === '' && error.code !== 'name_required'
      ? { ...error, code: 'required' }
      : error,
  );
  return data<RefusedForm>({ failure: { ...failure, fields }, values }, { status: failure.status });
}
