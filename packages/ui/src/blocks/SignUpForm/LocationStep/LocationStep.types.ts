import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface LocationValues {
  country: string;
  /** Region id as text; empty where none is chosen. */
  countryregion: string;
}

export interface LocationStepLabels extends SignUpStepLabels {
  country: string;
  region: string;
  /** The empty choice: "Choose". */
  choose: string;
  useMyLocation: string;
  locating: string;
}

export interface LocationStepProps extends SignUpStepFrame {
  countries: readonly { value: string; label: string }[];
  /** Regions of the chosen country. */
  regions: readonly { value: string; label: string }[];
  defaultValues?: Partial<LocationValues> | undefined;
  /** The regions must follow the country. */
  onCountryChange?: ((country: string) => void) | undefined;
  /** Shows "use my location"; the answer arrives as new `defaultValues` under a new `key`. */
  onLocate?: (() => void) | undefined;
  /** @default false */
  isLocating?: boolean | undefined;
  onSubmit?: ((values: LocationValues) => void) | undefined;
  errors?: FormErrors<'country' | 'countryregion'> | undefined;
  labels: LocationStepLabels;
}
