import { NetworkError } from '@velours/api-client';
import { type ProblemCode, type Schemas, problemOf } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';

type FieldCode = Schemas['FieldError']['code'];
type Params = Schemas['Params'];

/** Whether there are words for a code: a newer server may have others. */
export function hasWords(t: Translate, code: unknown): code is ProblemCode {
  const codes: object = t(($) => $.errors.codes);
  return typeof code === 'string' && (code in codes || `${code}_other` in codes);
}

/** The words for a code of the contract, with its figures filled in; without any the generic text. */
export function codeText(
  t: Translate,
  code: ProblemCode | FieldCode,
  params: Params = {},
  count = params.minimum ?? 1,
): string {
  if (!hasWords(t, code)) return t(($) => $.errors.generic);
  // Its words have a moment for one minute, and the number for more.
  if (code === 'too_many_requests' && count > 60)
    return t(($) => $.errors.tooOften, { count: Math.ceil(count / 60) });
  return t(($) => $.errors.codes[code as 'too_many_attempts'], { ...params, count });
}

/**
 * What went wrong, in the member's language: the API's problem by its code, a lost connection, or the generic text
 * (spec section 8).
 */
export function errorText(t: Translate, error: unknown): string {
  const problem = problemOf(error);
  if (problem) {
    return codeText(t, problem.code, problem.params, problem.retryAfterMinutes);
  }
  if (error instanceof NetworkError) return t(($) => $.errors.network);
  return t(($) => $.errors.generic);
}

/** The first error of each field, in words; fields that the form does not have are left out. */
export function fieldErrorTexts<Field extends string>(
  t: Translate,
  errors: readonly Schemas['FieldError'][] | undefined,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  const missing: Partial<Record<string, string>> = t(($) => $.errors.missing);
  for (const { field, code, params } of errors ?? []) {
    const known = fields.find((candidate) => candidate === field);
    if (!known || texts[known]) continue;
    texts[known] = (code === 'required' && missing[known]) || codeText(t, code, params);
  }
  return texts;
}

/** What a flow or a form without script knows of a failed call. */
export interface AnyFailure {
  /** The problem's code, or `network`. */
  code: string;
  fields: readonly { field: string; code: string; params?: object | undefined }[];
  params: object;
  retryAfterMinutes?: number | null | undefined;
}

export interface StepErrors<Field extends string> {
  form?: string | undefined;
  fields?: Partial<Record<Field, string>> | undefined;
}

/** Why a step failed: at its fields where the failure names some, else over the form. */
export function failureErrors<Field extends string>(
  t: Translate,
  failure: AnyFailure | null,
  fields: readonly Field[],
): StepErrors<Field> | undefined {
  if (!failure) return undefined;
  const texts = fieldErrorTexts(t, failure.fields as readonly Schemas['FieldError'][], fields);
  return Object.keys(texts).length > 0 ? { fields: texts } : { form: failureText(t, failure) };
}

/** Heading of the summary of errors: how many answers it lists; what is said over the form is about none of them. */
export function errorSummary(t: Translate, errors: StepErrors<string> | undefined): string {
  const count = Object.keys({ ...errors?.fields }).length;
  return count === 0
    ? t(($) => $.common.form.failed)
    : t(($) => $.common.form.errorSummary, { count });
}

/** A failure in words. */
export function failureText(t: Translate, failure: AnyFailure): string {
  if (failure.code === 'network') return t(($) => $.errors.network);
  return codeText(
    t,
    failure.code as ProblemCode,
    failure.params,
    failure.retryAfterMinutes ?? undefined,
  );
}
