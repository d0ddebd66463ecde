import { useId } from 'react';
import { Form, textOf } from '../../../components/Form/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { fields as fieldsStyle } from '../SignUpForm.css.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHeader } from '../StepHeader.tsx';
import type { PersonalStepProps, PersonalValues } from './PersonalStep.types.ts';

/** So few choices are shown at once; more stand in a list. */
const mostRadios = 3;

/** The facts of a profile that are chosen from lists. None has to be given. */
export const PersonalStep = ({
  fields,
  defaultValues,
  action,
  onSubmit,
  isPending,
  errors,
  hiddenFields,
  skipHref,
  onSkip,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  labels,
}: PersonalStepProps) => {
  const id = useId();
  const ids = Object.fromEntries(fields.map(({ name }) => [name, `${id}-${name}`]));
  return (
    <Form
      action={action}
      onSubmit={
        onSubmit &&
        ((data) => {
          const values: PersonalValues = {};
          for (const { name } of fields) {
            const value = textOf(data, name);
            if (value !== '') values[name] = value;
          }
          onSubmit(values);
        })
      }
      isPending={isPending}
      errors={errors}
      errorTitle={labels.errorTitle}
      fieldIds={ids}
      hiddenFields={hiddenFields}
      header={
        <StepHeader
          step="personal"
          {...{ steps, stepperLabels, headingLevel, takesFocus }}
          title={labels.title}
          lead={labels.lead}
        />
      }
    >
      <div className={fieldsStyle}>
        {fields.map(({ name, label, options }) => {
          const common = {
            id: ids[name],
            name,
            label,
            defaultValue: defaultValues?.[name],
            error: errors?.fields?.[name],
          };
          return options.length <= mostRadios ? (
            <RadioGroup key={name} {...common} options={options} appearance="tile" />
          ) : (
            <Select key={name} {...common} options={options} emptyLabel={labels.choose} />
          );
        })}
      </div>
      <StepActions {...{ skipHref, onSkip, isPending, labels }} />
    </Form>
  );
};
