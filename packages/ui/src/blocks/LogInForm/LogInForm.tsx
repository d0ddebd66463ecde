import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Form, textOf } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { fields, others } from './LogInForm.css.ts';
import type { LogInFormProps } from './LogInForm.types.ts';

/** E-mail address and password. A plain form: it can be sent before any script has arrived. */
export const LogInForm = ({
  action,
  onSubmit,
  defaultValues,
  errors,
  isPending = false,
  hiddenFields,
  resetPasswordHref,
  signUpHref,
  notice,
  headingLevel = 1,
  labels,
}: LogInFormProps) => {
  const id = useId();
  const ids = { email: `${id}-email`, password: `${id}-password` };
  return (
    <Form
      action={action}
      onSubmit={
        onSubmit &&
        ((data) =>
          onSubmit({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') }))
      }
      isPending={isPending}
      errors={errors}
      errorTitle={labels.errorTitle}
      fieldIds={ids}
      hiddenFields={hiddenFields}
      header={
        <>
          <Heading level={headingLevel}>{labels.title}</Heading>
          {notice}
        </>
      }
    >
      <div className={fields}>
        <TextField
          id={ids.email}
          name="email"
          type="email"
          autoComplete="username"
          label={labels.email}
          defaultValue={defaultValues?.email}
          error={errors?.fields?.email}
          isRequired
        />
        <PasswordField
          id={ids.password}
          name="password"
          autoComplete="current-password"
          label={labels.password}
          labels={{ show: labels.showPassword, hide: labels.hidePassword }}
          defaultValue={defaultValues?.password}
          error={errors?.fields?.password}
          isRequired
        />
        {resetPasswordHref !== undefined && (
          <p>
            <Link href={resetPasswordHref}>{labels.forgotPassword}</Link>
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isPending={isPending}
        pendingLabel={labels.pending}
      >
        {labels.submit}
      </Button>
      {signUpHref !== undefined && (
        <p className={others}>
          <span>{labels.noAccount}</span>
          <Link href={signUpHref}>{labels.signUp}</Link>
        </p>
      )}
    </Form>
  );
};
