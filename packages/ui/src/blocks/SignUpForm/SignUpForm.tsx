import { useId } from 'react';
import { BirthDateField, readBirthDate } from '../../components/BirthDateField/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Form, textOf } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { fields as fieldsStyle, others, terms as termsStyle } from './SignUpForm.css.ts';
import { StepHeader } from './StepHeader.tsx';
import type { SignUpField, SignUpFormProps, SignUpValues } from './SignUpForm.types.ts';

const readValues = (data: FormData): SignUpValues => ({
  email: textOf(data, 'email').trim(),
  name: textOf(data, 'name').trim(),
  password: textOf(data, 'password'),
  date_of_birth: readBirthDate(data, 'date_of_birth'),
  ...(data.has('signup_message') ? { signup_message: textOf(data, 'signup_message').trim() } : {}),
});

/**
 * The account step: all that is needed to become a member, and all that the sign-up page loads. Each later step has its
 * own entry (`blocks/SignUpForm/PhotoStep` ...). A plain form, so that it can be sent before any script has arrived.
 */
export const SignUpForm = ({
  action,
  onSubmit,
  onFieldChange,
  defaultValues,
  errors,
  isPending = false,
  hiddenFields,
  dateOrder = 'dmy',
  hasSignupMessage = false,
  terms,
  logInHref,
  steps,
  stepperLabels,
  headingLevel = 1,
  labels,
}: SignUpFormProps) => {
  const id = useId();
  const ids: Record<SignUpField, string> = {
    email: `${id}-email`,
    name: `${id}-name`,
    password: `${id}-password`,
    date_of_birth: `${id}-date_of_birth`,
    signup_message: `${id}-signup_message`,
  };
  const field = (name: SignUpField) => ({
    id: ids[name],
    name,
    error: errors?.fields?.[name],
    onChange: () => onFieldChange?.(name),
  });
  return (
    <Form
      action={action}
      onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
      isPending={isPending}
      errors={errors}
      errorTitle={labels.errorTitle}
      fieldIds={ids}
      hiddenFields={hiddenFields}
      header={
        <StepHeader
          step="account"
          steps={steps}
          stepperLabels={stepperLabels}
          headingLevel={headingLevel}
          title={labels.title}
          lead={labels.lead}
        />
      }
    >
      <div className={fieldsStyle}>
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          label={labels.email}
          description={labels.emailHint}
          defaultValue={defaultValues?.email}
          isRequired
        />
        <TextField
          {...field('name')}
          autoComplete="nickname"
          autoCapitalize="words"
          isSpellChecked={false}
          label={labels.name}
          description={labels.nameHint}
          defaultValue={defaultValues?.name}
          isRequired
        />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          label={labels.password}
          labels={{ show: labels.showPassword, hide: labels.hidePassword }}
          description={labels.passwordHint}
          defaultValue={defaultValues?.password}
          isRequired
        />
        <BirthDateField
          {...field('date_of_birth')}
          label={labels.birthDate.label}
          labels={labels.birthDate}
          order={dateOrder}
          description={labels.birthDateHint}
          defaultValue={defaultValues?.date_of_birth}
          isRequired
        />
        {hasSignupMessage && (
          <TextArea
            {...field('signup_message')}
            label={labels.signupMessage ?? ''}
            description={labels.signupMessageHint}
            defaultValue={defaultValues?.signup_message}
            rows={3}
          />
        )}
      </div>
      {terms !== undefined && <div className={termsStyle}>{terms}</div>}
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isPending={isPending}
        pendingLabel={labels.pending}
      >
        {labels.submit}
      </Button>
      <p className={others}>
        <span>{labels.haveAccount}</span>
        <Link href={logInHref}>{labels.logIn}</Link>
      </p>
    </Form>
  );
};
