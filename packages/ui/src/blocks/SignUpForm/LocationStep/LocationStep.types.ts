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
  /** What can be chosen as a country, by its code. */
  countries: readonly { value: string; label: string }[];
  /** Regions of the chosen country. */
  regions: readonly { value: string; label: string }[];
  /** What was entered before. */
  defaultValues?: Partial<LocationValues> | undefined;
  /** The regions must follow the country. */
  onCountryChange?: ((country: string) => void) | undefined;
  /** Shows "use my location"; the answer arrives as new `defaultValues` under a new `key`. */
  onLocate?: (() => void) | undefined;
  /**
   * The position is being asked for.
   * @default false
   */
  isLocating?: boolean | undefined;
  /** Sent, with what was entered. */
  onSubmit?: ((values: LocationValues) => void) | undefined;
  /** What is wrong, by field; new ones move the focus to the summary. */
  errors?: FormErrors<'country' | 'countryregion'> | undefined;
  /** All words that it shows or says. */
  labels: LocationStepLabels;
}
