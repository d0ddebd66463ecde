import type { Translate } from '../i18n/texts.ts';
import type { ProblemCode, Schemas } from '../data/api.ts';
import { codeText, fieldErrorTexts } from './problem-text.ts';

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
