import { CheckboxGroup } from '../../../components/CheckboxGroup/index.ts';
import { textOf, useFields } from '../../../components/Form/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { StepForm } from '../StepForm.tsx';
import type { AboutStepProps, AboutValues } from './AboutStep.types.ts';

const read = (data: FormData): AboutValues => ({
  about_me: textOf(data, 'about_me').trim(),
  interests: data.getAll('interests').filter((one) => typeof one === 'string'),
});

/** A few lines in the member's own words, and what they like. */
export const AboutStep = ({
  interests = [],
  defaultValues,
  maxLength,
  ...step
}: AboutStepProps) => {
  const { fieldIds, field } = useFields(['about_me', 'interests'], {
    errors: step.errors,
    defaultValues,
  });
  return (
    <StepForm {...step} step="about" read={read} fieldIds={fieldIds}>
      <TextArea
        {...field('about_me')}
        label={step.labels.aboutMe}
        description={step.labels.aboutMeHint}
        rows={5}
        maxLength={maxLength}
        counterLabel={step.labels.counter}
      />
      {interests.length > 0 && (
        <CheckboxGroup
          {...field('interests')}
          label={step.labels.interests}
          appearance="chip"
          options={interests}
        />
      )}
    </StepForm>
  );
};
