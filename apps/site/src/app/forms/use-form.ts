import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import { failureErrors, type AnyFailure, type StepErrors } from '../errors/problem-text.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { RefusedForm } from './refused-form.ts';
import { isDone as isDoneForm, type DoneForm } from './submit.ts';

export interface FormOptions<Field extends string> {
  /** The route whose submit() it is sent to. */
  action: string;
  /** The fields that an error may stand at. @default none */
  fields?: readonly Field[] | undefined;
  /** Fields that are sent along, and by which the page's forms are told apart. @default the page has one form */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Called each time it has done what it was sent for. */
  onDone?: (() => void) | undefined;
}

export interface SiteForm<Field extends string, Answer = never> {
  /** Sends what was filled in, once until the answer is there. */
  onSubmit: (values: FormData | Readonly<Record<string, string>>) => void;
  isPending: boolean;
  isDone: boolean;
  /** What else the submit() returned: a flow of several steps. */
  answer: Answer | undefined;
  /** The page that would say so to who has no script. */
  seeOther: string | undefined;
  /** Why it was refused, with script or without. */
  failure: AnyFailure | null;
  errors: StepErrors<Field> | undefined;
  /** Heading of the summary of errors. */
  errorTitle: string;
  /** What a refused form had been filled in with, as far as it may be repeated. */
  values: Readonly<Record<string, string>>;
}

const NOTHING: Readonly<Record<string, string>> = {};

/** A form of a page: sends it to the page's submit(), and says what came of it, also where that happened without script. */
export function useForm<Field extends string = never, Answer = never>({
  action,
  fields = [],
  hiddenFields = NOTHING,
  onDone,
}: FormOptions<Field>): SiteForm<Field, Answer> {
  const t = useTranslate();
  const served = useActionData<RefusedForm | Answer>();
  const fetcher = useFetcher<RefusedForm | DoneForm | Answer>();
  const isSending = useRef(false);
  const last = useRef({ content: '', key: '' });
  const isPending = fetcher.state !== 'idle';
  const result = fetcher.data ?? (served && isOf(served, hiddenFields) ? served : undefined);
  const refused = isRefused(result) ? result : undefined;
  const failure = (!isPending && refused?.failure) || null;
  // New errors move the focus to the summary, so the same failure must stay the same object.
  const errors = useMemo(
    () => failureErrors(t, failure, fields),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of fields is written anew at each render
    [t, failure],
  );

  const done = isDoneForm(result) && !isPending ? result : undefined;
  const isDone = done !== undefined;
  const tellDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone]);

  async function send(values: FormData | Readonly<Record<string, string>>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const form = formOf(values);
    for (const [name, value] of Object.entries(hiddenFields)) form.set(name, value);
    form.delete(KEY);
    const content = JSON.stringify([...form]);
    // What was refused or got no answer is sent again under its key, so that it is not done twice.
    if (!refused || last.current.content !== content)
      last.current = { content, key: newIdempotencyKey() };
    form.set(KEY, last.current.key);
    // The cache keeps the page up to date, not its loaders.
    await fetcher.submit(form, { method: 'post', action, defaultShouldRevalidate: false });
    isSending.current = false;
  }

  return {
    onSubmit: (values) => void send(values),
    isPending,
    isDone,
    seeOther: done?.seeOther,
    answer: refused || isDoneForm(result) ? undefined : (result as Answer | undefined),
    failure,
    errors,
    errorTitle: t(($) => $.common.form.errorSummary, { count: 1 }),
    values: refused?.values ?? NOTHING,
  };
}

/** A form that asks for a mail once more, as its button says it. @param wasSent the same was done without script */
export function resendState(
  form: SiteForm<never>,
  wasSent: boolean,
  error: string | undefined,
): 'idle' | 'sending' | 'sent' | 'failed' {
  if (form.isPending) return 'sending';
  if (error !== undefined) return 'failed';
  return form.isDone || wasSent ? 'sent' : 'idle';
}

/** The field of the key under which a form's write is done once. */
const KEY = 'idempotency_key';

const isRefused = (result: unknown): result is RefusedForm =>
  typeof result === 'object' && result !== null && 'failure' in result;

/** Whether what the page came with is about the form with these fields. */
const isOf = (result: unknown, fields: Readonly<Record<string, string>>): boolean =>
  !isRefused(result) ||
  Object.entries(fields).every(([name, value]) => result.values[name] === value);

function formOf(values: FormData | Readonly<Record<string, string>>): FormData {
  if (values instanceof FormData) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
