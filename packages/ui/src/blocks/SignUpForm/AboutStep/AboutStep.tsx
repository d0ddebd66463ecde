import { useId } from 'react';
import { CheckboxGroup } from '../../../components/CheckboxGroup/index.ts';
import { Form, textOf } from '../../../components/Form/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { fields } from '../SignUpForm.css.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHeader } from '../StepHeader.tsx';
import type { AboutStepProps } from './AboutStep.types.ts';

/** A few lines in the member's own words, and what they like. */
export const AboutStep = ({
  interests = [],
  defaultValues,
  maxLength,
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
}: AboutStepProps) => {
  const id = useId();
  const ids = { about_me: `${id}-about_me`, interests: `${id}-interests` };
  return (
    <Form
      action={action}
      onSubmit={
        onSubmit &&
        ((data) =>
          onSubmit({
            about_me: textOf(data, 'about_me').trim(),
            interests: data.getAll('interests').filter((one) => typeof one === 'string'),
          }))
      }
      isPending={isPending}
      errors={errors}
      errorTitle={labels.errorTitle}
      fieldIds={ids}
      hiddenFields={hiddenFields}
      header={
        <StepHeader
          step="about"
          {...{ steps, stepperLabels, headingLevel, takesFocus }}
          title={labels.title}
          lead={labels.lead}
        />
      }
    >
      <div className={fields}>
        <TextArea
          id={ids.about_me}
          name="about_me"
          label={labels.aboutMe}
          description={labels.aboutMeHint}
          defaultValue={defaultValues?.about_me}
          error={errors?.fields?.about_me}
          rows={5}
          maxLength={maxLength}
          counterLabel={labels.counter}
        />
        {interests.length > 0 && (
          <CheckboxGroup
            id={ids.interests}
            name="interests"
            label={labels.interests}
            appearance="chip"
            options={interests}
            defaultValue={defaultValues?.interests}
            error={errors?.fields?.interests}
          />
        )}
      </div>
      <StepActions {...{ skipHref, onSkip, isPending, labels }} />
    </Form>
  );
};
