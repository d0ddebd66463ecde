import { useId } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Form, textOf } from '../../../components/Form/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { LocationIcon } from '../../../primitives/Icon/index.ts';
import { fields } from '../SignUpForm.css.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHeader } from '../StepHeader.tsx';
import type { LocationStepProps } from './LocationStep.types.ts';

/** Country and region. The place itself is asked of the browser only when the member presses for it. */
export const LocationStep = ({
  countries,
  regions,
  defaultValues,
  onCountryChange,
  onLocate,
  isLocating = false,
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
}: LocationStepProps) => {
  const id = useId();
  const ids = { country: `${id}-country`, countryregion: `${id}-countryregion` };
  return (
    <Form
      action={action}
      onSubmit={
        onSubmit &&
        ((data) =>
          onSubmit({
            country: textOf(data, 'country'),
            countryregion: textOf(data, 'countryregion'),
          }))
      }
      isPending={isPending}
      errors={errors}
      errorTitle={labels.errorTitle}
      fieldIds={ids}
      hiddenFields={hiddenFields}
      header={
        <StepHeader
          step="location"
          {...{ steps, stepperLabels, headingLevel, takesFocus }}
          title={labels.title}
          lead={labels.lead}
        />
      }
    >
      <div className={fields}>
        {onLocate && (
          <div>
            <Button
              variant="soft"
              iconStart={<LocationIcon />}
              isPending={isLocating}
              pendingLabel={labels.locating}
              onPress={onLocate}
            >
              {labels.useMyLocation}
            </Button>
          </div>
        )}
        <Select
          id={ids.country}
          name="country"
          autoComplete="country"
          label={labels.country}
          emptyLabel={labels.choose}
          options={countries}
          defaultValue={defaultValues?.country}
          error={errors?.fields?.country}
          onChange={onCountryChange}
        />
        {/* Another country has other regions: the choice begins anew. */}
        <Select
          key={regions[0]?.value ?? ''}
          id={ids.countryregion}
          name="countryregion"
          label={labels.region}
          emptyLabel={labels.choose}
          options={regions}
          defaultValue={defaultValues?.countryregion}
          error={errors?.fields?.countryregion}
        />
      </div>
      <StepActions {...{ skipHref, onSkip, isPending, labels }} />
    </Form>
  );
};
