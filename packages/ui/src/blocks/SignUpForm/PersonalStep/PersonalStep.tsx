import { textOf, useFields } from '../../../components/Form/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { StepForm } from '../StepForm.tsx';
import type { PersonalField, PersonalStepProps, PersonalValues } from './PersonalStep.types.ts';

/** So few choices are shown at once; more stand in a list. */
const mostRadios = 3;

/** Only what is answered. */
const read = (data: FormData, names: readonly PersonalField[]): PersonalValues =>
  Object.fromEntries(
    names.map((name) => [name, textOf(data, name)]).filter(([, value]) => value !== ''),
  );

/** The facts of a profile that are chosen from lists. None has to be given. */
export const PersonalStep = ({ fields, defaultValues, ...step }: PersonalStepProps) => {
  const names = fields.map(({ name }) => name);
  const { fieldIds, field } = useFields(names, { errors: step.errors, defaultValues });
  return (
    <StepForm {...step} step="personal" read={(data) => read(data, names)} fieldIds={fieldIds}>
      {fields.map(({ name, label, options }) => {
        const common = { ...field(name), label, options };
        return options.length <= mostRadios ? (
          <RadioGroup key={name} {...common} appearance="tile" />
        ) : (
          <Select key={name} {...common} emptyLabel={step.labels.choose} />
        );
      })}
    </StepForm>
  );
};
