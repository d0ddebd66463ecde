import type { FormProps } from '@velours/ui/components/Form';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import {
  errorSummary,
  failureErrors,
  type AnyFailure,
  type StepErrors,
} from '../errors/problem-text.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { RefusedForm } from './refused-form.ts';
import { formOf, isDone as isDoneForm, type DoneForm, type FormValues } from './submit.ts';

export interface FormOptions<Field extends string> {
  /** The route whose submit() it is sent to. */
  action: string;
  /** The fields that an error may stand at. @default none */
  fields?: readonly Field[] | undefined;
  /** Fields that are sent along, and by which the page's forms are told apart. @default the page has one form */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The key of what is sent. @default a new one for each intent of this page */
  keyOf?: ((content: string) => IntentKey) | undefined;
  /** The words of a refusal that is this form's own; the API's have theirs. */
  ownErrors?: ((failure: AnyFailure) => StepErrors<Field> | undefined) | undefined;
  /** Called each time it has done what it was sent for. */
  onDone?: (() => void) | undefined;
}

export interface SiteForm<Field extends string, Answer = never> {
  /** What the form's element is drawn with: `<Form {...form.props}>`, with its `fieldIds` where it has fields. */
  props: Pick<
    FormProps,
    'action' | 'hiddenFields' | 'fieldIds' | 'isPending' | 'onSubmit' | 'errors' | 'errorTitle'
  >;
  /** Sends what was filled in, once until the answer is there; something else takes the place of what is on its way. */
  onSubmit: (values: FormValues) => void;
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
  keyOf = newKey,
  ownErrors,
  onDone,
}: FormOptions<Field>): SiteForm<Field, Answer> {
  const t = useTranslate();
  const served = useActionData<RefusedForm | Answer>();
  const fetcher = useFetcher<RefusedForm | DoneForm | Answer>();
  const sending = useRef<string>(undefined);
  const last = useRef({ content: '', ...newKey() });
  const isPending = fetcher.state !== 'idle';
  const result = fetcher.data ?? (served && isOf(served, hiddenFields) ? served : undefined);
  const refused = isRefused(result) ? result : undefined;
  const failure = (!isPending && refused?.failure) || null;
  // New errors move the focus to the summary, so the same failure must stay the same object.
  const errors = useMemo(
    () => (failure && ownErrors?.(failure)) ?? failureErrors(t, failure, fields),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of fields and the words are written anew at each render
    [t, failure],
  );

  const done = isDoneForm(result) && !isPending ? result : undefined;
  const isDone = done !== undefined;
  const tellDone = useEffectEvent(() => {
    last.current.forget();
    onDone?.();
  });
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone]);

  async function send(values: FormValues): Promise<void> {
    const form = formOf(values);
    for (const [name, value] of Object.entries(hiddenFields)) form.set(name, value);
    form.delete(KEY);
    const content = JSON.stringify([...form]);
    if (sending.current === content) return;
    sending.current = content;
    // What was refused or got no answer is sent again under its key, so that it is not done twice.
    if (!refused || last.current.content !== content) last.current = { content, ...keyOf(content) };
    form.set(KEY, last.current.key);
    // The cache keeps the page up to date, not its loaders.
    await fetcher.submit(form, { method: 'post', action, defaultShouldRevalidate: false });
    if (sending.current === content) sending.current = undefined;
  }

  const onSubmit = (values: FormValues): void => void send(values);
  const errorTitle = errorSummary(t, errors);
  return {
    props: { action, hiddenFields, fieldIds: NOTHING, isPending, onSubmit, errors, errorTitle },
    onSubmit,
    isPending,
    isDone,
    seeOther: done?.seeOther,
    answer: refused || isDoneForm(result) ? undefined : (result as Answer | undefined),
    failure,
    errors,
    errorTitle,
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

const newKey = (): IntentKey => ({ key: newIdempotencyKey(), forget: () => undefined });

/** The field of the key under which a form's write is done once. */
const KEY = 'idempotency_key';

const isRefused = (result: unknown): result is RefusedForm =>
  typeof result === 'object' && result !== null && 'failure' in result;

/** Whether what the page came with is about the form with these fields. */
const isOf = (result: unknown, fields: Readonly<Record<string, string>>): boolean =>
  !isRefused(result) ||
  Object.entries(fields).every(([name, value]) => result.values[name] === value);

export interface IntentKey {
  key: string;
  /** The intent has had its effect: the same words later are another one. */
  forget: () => void;
}
