import { textOf, useFields } from '../../components/Form/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { EmailField } from '../../components/TextField/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { byPasskey } from '../SignUpForm/AccountForm.css.ts';
import { AccountForm, AccountPassword } from '../SignUpForm/AccountForm.tsx';
import type { LogInFormProps, LogInValues } from './LogInForm.types.ts';

const readValues = (data: FormData): LogInValues => ({
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
});

/** E-mail address and password. A plain form: it can be sent before any script has arrived. */
export const LogInForm = ({
  onSubmit,
  defaultValues,
  resetPasswordHref,
  onResetPassword,
  signUpHref,
  notice,
  passkey,
  labels,
  ...form
}: LogInFormProps) => {
  const { fieldIds, field } = useFields(['email', 'password'], { ...form, defaultValues });
  return (
    <>
      <AccountForm
        {...form}
        onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
        fieldIds={fieldIds}
        labels={labels}
        otherWay={{ question: labels.noAccount, link: labels.signUp, href: signUpHref }}
        header={
          <>
            <Heading level={1}>{labels.title}</Heading>
            {notice}
          </>
        }
      >
        <EmailField {...field('email')} autoComplete="username" label={labels.email} />
        <AccountPassword {...field('password')} autoComplete="current-password" labels={labels} />
        {resetPasswordHref !== undefined && (
          <p>
            <Link
              href={resetPasswordHref}
              onPress={takeOver(
                onResetPassword &&
                  (() => {
                    const typed = document.getElementById(
                      fieldIds.email,
                    ) as HTMLInputElement | null;
                    onResetPassword(typed?.value ?? '');
                  }),
              )}
            >
              {labels.forgotPassword}
            </Link>
          </p>
        )}
      </AccountForm>
      {passkey !== undefined && <div className={byPasskey}>{passkey}</div>}
    </>
  );
};
