import type { FormEvent, ReactNode } from 'react';
import { HiddenFields } from '../HiddenFields/index.ts';

type PostFormProps = {
  action: string;
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data' | undefined;
  onSubmit: ((data: FormData) => void) | undefined;
  isPending: boolean;
  hiddenFields: Readonly<Record<string, string>> | undefined;
  /** Looks of the component it is part of. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The bare form under Form and ResendMail: it posts without script; with one its data goes to `onSubmit` instead, if there
 * is one, and nothing goes anywhere while the last answer is awaited.
 */
export const PostForm = ({
  action,
  encType,
  onSubmit,
  isPending,
  hiddenFields,
  className,
  children,
}: PostFormProps) => (
  <form
    method="post"
    action={action}
    className={className}
    noValidate
    onSubmit={(event: FormEvent<HTMLFormElement>) => {
      if (onSubmit || isPending) event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (onSubmit && !isPending) onSubmit(new FormData(event.currentTarget, submitter));
    }}
    {...(encType ? { encType } : {})}
  >
    <HiddenFields fields={hiddenFields} />
    {children}
  </form>
);
