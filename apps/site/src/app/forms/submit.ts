import { data, type ActionFunctionArgs } from 'react-router';
import { intent } from '../data/api.ts';
import type { PageArgs } from '../data/page-data.ts';

/** A form that did what it was sent for. */
export interface DoneForm {
  /** The page that says so to who has no script; with script the page of the form stays. */
  seeOther: string;
}

export const isDone = (result: unknown): result is DoneForm =>
  typeof result === 'object' && result !== null && 'seeOther' in result;

/**
 * What a form does, on the server and in the browser alike. What it throws of the API's problems refuses the form; a redirect that it
 * returns leads on both ways.
 */
export type SubmitPage<Result = unknown> = (form: FormData, page: PageArgs) => Promise<Result>;

/** A form's fields as they are sent. */
export type FormValues = FormData | Readonly<Record<string, string>>;

/** A form that holds these values: what a statechart sends to the submit() of its page. */
export function formOf(values: FormValues): FormData {
  if (values instanceof FormData) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** A field of a form as text, each line of it ended by a line feed. */
export function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** The key that a form brings for its write, else a new one; encoded, for what is no key stands in a header all the same. */
export const intentOf = (form: FormData) =>
  intent(encodeURIComponent(field(form, 'idempotency_key')) || undefined);

/** What a form's write is called with: its key, and what ends it. */
export const callOf = (form: FormData, { signal }: Pick<PageArgs, 'signal'>) => ({
  params: intentOf(form),
  ...(signal && { signal }),
});

/**
 * The form that was sent.
 * @throws 400 where it is none: another media type, or parts that do not come to an end
 */
export const readForm = (request: ActionFunctionArgs['request']): Promise<FormData> =>
  request.formData().catch(() => {
    throw data({ code: 'malformed_request' }, { status: 400 });
  });
