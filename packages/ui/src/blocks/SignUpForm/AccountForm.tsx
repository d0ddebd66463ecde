import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { FormProps } from '../../components/Form/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { PasswordFieldProps } from '../../components/PasswordField/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { fields, otherWay as otherWayStyle, submit as submitStyle } from './AccountForm.css.ts';

type AccountPasswordProps = Pick<
  PasswordFieldProps,
  'id' | 'name' | 'error' | 'defaultValue' | 'onChange' | 'autoComplete' | 'description'
> & {
  labels: { password: string; showPassword: string; hidePassword: string };
};

/** The password of either form. */
export const AccountPassword = ({ labels, ...field }: AccountPasswordProps) => (
  <PasswordField
    {...field}
    label={labels.password}
    labels={{ show: labels.showPassword, hide: labels.hidePassword }}
    isRequired
  />
);

type AccountFormProps = Omit<FormProps, 'encType' | 'errorTitle'> & {
  /** Between the fields and the button. */
  terms?: ReactNode;
  /** A long form's button stays in reach, on the ground of what it stands on. @default it stands at the end */
  staysOn?: 'page' | 'dialog' | undefined;
  labels: { submit: string; pending: string; errorTitle: string };
  /** For who came to the wrong form: below it, a question and the link to the right one. */
  otherWay: { question: string | undefined; link: string | undefined; href: string | undefined };
};

/** The form of a visitor without an account or without a session: its fields, one wide button, and the way to the other. */
export const AccountForm = ({
  terms,
  staysOn,
  labels,
  otherWay,
  children,
  ...form
}: AccountFormProps) => (
  <Form {...form} errorTitle={labels.errorTitle}>
    <div className={fields}>
      <Stack>{children}</Stack>
    </div>
    {terms ? <div className={fields}>{terms}</div> : null}
    <div className={submitStyle({ staysOn })}>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isPending={form.isPending}
        pendingLabel={labels.pending}
      >
        {labels.submit}
      </Button>
    </div>
    {otherWay.href !== undefined && (
      <p className={otherWayStyle}>
        <span>{otherWay.question}</span>
        <Link href={otherWay.href}>{otherWay.link}</Link>
      </p>
    )}
  </Form>
);
