import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { form } from './Form.css.ts';
import { PostForm } from './PostForm.tsx';

/** The answer to a refused form: one message for the whole of it, others by field name. */
export type FormErrors<Field extends string = string> = {
  form?: string | undefined;
  fields?: Partial<Record<Field, string>> | undefined;
};

export type FormProps = {
  /** Where it posts, form-encoded, without script or where `onSubmit` is not given. */
  action: string;
  /**
   * How the data is packed; `multipart/form-data` where files are sent.
   * @default 'application/x-www-form-urlencoded'
   */
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data' | undefined;
  /** Called with the data; the native post is then prevented. */
  onSubmit?: ((data: FormData) => void) | undefined;
  /**
   * The answer is awaited: nothing is sent again, by Enter neither.
   * @default false
   */
  isPending?: boolean | undefined;
  /** A new object takes the focus to the summary. */
  errors?: FormErrors | undefined;
  /** Heading of the summary. */
  errorTitle: string;
  /** The id of each field's control, for the summary's links. */
  fieldIds: Readonly<Record<string, string>>;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** What stands above the summary: heading and introduction. */
  header?: ReactNode;
  /** The fields and the buttons. */
  children: ReactNode;
};

/** What a refused form says, whole form first, then in the order of its fields. */
const summaryOf = (
  errors: FormErrors | undefined,
  fieldIds: Readonly<Record<string, string>>,
): { fieldId?: string; message: string }[] => {
  const ofFields = Object.entries(fieldIds).flatMap(([field, fieldId]) => {
    const message = errors?.fields?.[field];
    return message === undefined ? [] : [{ fieldId, message }];
  });
  return errors?.form === undefined ? ofFields : [{ message: errors.form }, ...ofFields];
};

/**
 * A plain form that posts before any script has arrived, and hands its data over once there is one. The browser's own
 * validation is off: the words at the fields are ours, in the reader's language.
 */
export const Form = ({
  action,
  encType,
  onSubmit,
  isPending = false,
  errors,
  errorTitle,
  fieldIds,
  hiddenFields,
  header,
  children,
}: FormProps) => {
  // Joined, since the ids' object is made anew at each render and must not move the focus.
  const ids = JSON.stringify(fieldIds);
  const summary = useMemo(
    () => summaryOf(errors, JSON.parse(ids) as Record<string, string>),
    [errors, ids],
  );
  return (
    <PostForm className={form} {...{ action, encType, onSubmit, isPending, hiddenFields }}>
      {header}
      <ErrorSummary title={errorTitle} errors={summary} />
      {children}
    </PostForm>
  );
};

/** The text of one field of a form's data; empty where it was not sent. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
