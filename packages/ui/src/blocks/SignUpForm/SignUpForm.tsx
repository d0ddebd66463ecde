import { BirthDateField, readBirthDate } from '../../components/BirthDateField/index.ts';
import { textOf, useFields } from '../../components/Form/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { EmailField, TextField } from '../../components/TextField/index.ts';
import { AccountForm, AccountPassword } from './AccountForm.tsx';
import { pairs, terms as termsStyle } from './SignUpForm.css.ts';
import { StepHeader } from './StepHeader.tsx';
import type { SignUpFormProps, SignUpValues } from './SignUpForm.types.ts';

const names = [
  'gender',
  'looking_for',
  'email',
  'name',
  'password',
  'date_of_birth',
  'signup_message',
] as const;

const sought = ['female', 'male', 'any'] as const;
const genders = ['female', 'male'] as const;

/** What was chosen of the values; nothing where nothing was, or where the form does not ask. */
const chosen = <Name extends string, Value extends string>(
  data: FormData,
  name: Name,
  values: readonly Value[],
): Partial<Record<Name, Value>> => {
  const value = values.find((one) => one === data.get(name));
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
};

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

const readValues = (data: FormData): SignUpValues => ({
  ...chosen(data, 'gender', genders),
  ...chosen(data, 'looking_for', sought),
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
  onSubmit,
  onFieldChange,
  defaultValues,
  dateOrder = 'dmy',
  asksWho = false,
  hasSignupMessage = false,
  terms,
  logInHref,
  steps,
  stepperLabels,
  headingLevel = 1,
  labels,
  ...form
}: SignUpFormProps) => {
  const { fieldIds, field } = useFields(names, {
    errors: form.errors,
    defaultValues,
    onChange: onFieldChange,
  });
  return (
    <AccountForm
      {...form}
      onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
      fieldIds={fieldIds}
      staysOn={headingLevel === 'none' ? 'dialog' : 'page'}
      labels={labels}
      terms={terms !== undefined && <div className={termsStyle}>{terms}</div>}
      otherWay={{ question: labels.haveAccount, link: labels.logIn, href: logInHref }}
      header={
        <StepHeader
          {...{ steps, stepperLabels, headingLevel }}
          step="account"
          title={labels.title}
          lead={labels.lead}
        />
      }
    >
      {asksWho && labels.who && (
        <div className={pairs}>
          <RadioGroup
            {...field('gender')}
            label={labels.who.gender}
            options={optionsOf(genders, labels.who.genders)}
            appearance="tile"
          />
          <RadioGroup
            {...field('looking_for')}
            label={labels.who.lookingFor}
            options={optionsOf(sought, labels.who.sought)}
            appearance="tile"
          />
        </div>
      )}
      <EmailField {...field('email')} label={labels.email} description={labels.emailHint} />
      <TextField
        {...field('name')}
        autoComplete="nickname"
        autoCapitalize="words"
        isSpellChecked={false}
        label={labels.name}
        description={labels.nameHint}
        isRequired
      />
      <AccountPassword
        {...field('password')}
        autoComplete="new-password"
        labels={labels}
        description={labels.passwordHint}
      />
      <BirthDateField
        {...field('date_of_birth')}
        label={labels.birthDate.label}
        labels={labels.birthDate}
        order={dateOrder}
        description={labels.birthDateHint}
        isRequired
      />
      {hasSignupMessage && (
        <TextArea
          {...field('signup_message')}
          label={labels.signupMessage ?? ''}
          description={labels.signupMessageHint}
          rows={3}
        />
      )}
    </AccountForm>
  );
};
