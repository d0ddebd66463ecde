import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NetworkError } from '@velours/api-client';
import { problemOf } from '../data/api.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { failureErrors, type AnyFailure, type StepErrors } from '../errors/problem-text.ts';
import { errorOf, type RefusedForm } from './refused-form.ts';

export interface AccountFormOptions<Field extends string, Values, Answer> {
  /** Sends what was filled in. */
  send: (values: Values) => Promise<Answer>;
  /** The fields that an error may stand at. */
  fields: readonly Field[];
  /** The same form was sent without script and refused. */
  refused?: RefusedForm | undefined;
  onDone?: ((answer: Answer) => unknown) | undefined;
}

export interface AccountForm<Field extends string, Values> {
  submit: (values: Values) => void;
  isPending: boolean;
  isDone: boolean;
  errors: StepErrors<Field> | undefined;
  errorTitle: string;
}

/** A form of the account: sends its values and says what came of it. */
export function useAccountForm<Field extends string, Values, Answer>({
  send,
  fields,
  refused,
  onDone,
}: AccountFormOptions<Field, Values, Answer>): AccountForm<Field, Values> {
  const t = useTranslate();
  const mutation = useMutation({
    mutationFn: send,
    ...(onDone && { onSuccess: (answer: Answer) => onDone(answer) }),
  });
  const refusal = useMemo(() => errorOf(refused), [refused]);
  const error = mutation.isIdle ? refusal : mutation.error;
  // New errors move the focus to the summary, so the same failure must stay the same object.
  const errors = useMemo(
    () => failureErrors(t, failureOf(error), fields),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of fields is written anew at each render
    [t, error],
  );
  return {
    submit: (values) => mutation.mutate(values),
    isPending: mutation.isPending,
    isDone: mutation.isSuccess,
    errors,
    errorTitle: t(($) => $.common.form.errorSummary, { count: 1 }),
  };
}

function failureOf(error: unknown): AnyFailure | null {
  if (error === null || error === undefined) return null;
  const problem = problemOf(error);
  if (problem) return problem;
  const code = error instanceof NetworkError ? 'network' : 'internal_error';
  return { code, fields: [], params: {} };
}
