import { Button } from '../../../components/Button/index.ts';
import { textOf, useFields } from '../../../components/Form/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { LocationIcon } from '../../../primitives/Icon/index.ts';
import { StepForm } from '../StepForm.tsx';
import type { LocationStepProps, LocationValues } from './LocationStep.types.ts';

const read = (data: FormData): LocationValues => ({
  country: textOf(data, 'country'),
  countryregion: textOf(data, 'countryregion'),
});

/** Country and region. The place itself is asked of the browser only when the member presses for it. */
export const LocationStep = ({
  countries,
  regions,
  defaultValues,
  onCountryChange,
  onLocate,
  isLocating = false,
  ...step
}: LocationStepProps) => {
  const { fieldIds, field } = useFields(['country', 'countryregion'], {
    errors: step.errors,
    defaultValues,
  });
  const { labels } = step;
  return (
    <StepForm {...step} step="location" read={read} fieldIds={fieldIds}>
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
        {...field('country')}
        autoComplete="country"
        label={labels.country}
        emptyLabel={labels.choose}
        options={countries}
        onChange={onCountryChange}
      />
      {/* Another country has other regions: the choice begins anew. */}
      <Select
        key={regions[0]?.value ?? ''}
        {...field('countryregion')}
        autoComplete="address-level1"
        label={labels.region}
        emptyLabel={labels.choose}
        options={regions}
      />
    </StepForm>
  );
};
