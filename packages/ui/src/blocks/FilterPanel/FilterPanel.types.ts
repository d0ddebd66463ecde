export interface FilterOption {
  value: string;
  label: string;
}

/** The filter's values; an empty string is "any". */
export interface FilterValues {
  gender: string;
  /** Whom they like. */
  interestedIn: string;
  country: string;
  countryregion: string;
  minAge: number;
  maxAge: number;
}

export interface FilterPanelLabels {
  /** Names the form: "Search filters". */
  title: string;
  gender: string;
  /** "They like". */
  interestedIn: string;
  country: string;
  region: string;
  /** Legend of the two-thumb range: "Age". */
  age: string;
  minimumAge: string;
  maximumAge: string;
  /** "25 to 40". */
  ageRange: (minimum: number, maximum: number) => string;
  /** "Show 214 people". */
  submit: string;
  reset: string;
  /**
   * First choice of a list, "Men and women", where its options hold no choice with an empty value themselves. A list without
   * either begins with its first option.
   */
  anyGender?: string | undefined;
  anyInterestedIn?: string | undefined;
  anyCountry?: string | undefined;
  anyRegion?: string | undefined;
}

export interface FilterPanelProps {
  /** The page the form goes to by GET: fields gender, interested_in, country, countryregion, min_age, max_age. */
  action: string;
  /** What is searched for now. */
  values: FilterValues;
  /** Which filters are shown, in order (settings' search_fields). */
  fields: readonly ('gender' | 'interested_in' | 'country' | 'countryregion' | 'age')[];
  /** The choices of `gender` and of `interested_in`. */
  genders: readonly FilterOption[];
  /** The countries to choose from. */
  countries: readonly FilterOption[];
  /** The regions of a country, named; an empty list hides the field. */
  regionsOf: (country: string) => readonly FilterOption[];
  /** Called once, when the panel is first touched by pointer, finger or focus: what only a choice needs can be fetched then. */
  onTouch?: (() => void) | undefined;
  /** Years; the bounds of the range. */
  ageBounds: { minimum: number; maximum: number };
  /** Called with what the fields hold now: to say how many it would find. */
  onDraft?: ((values: FilterValues) => void) | undefined;
  /** Called with the values; the native GET is then prevented. */
  onSubmit?: ((values: FilterValues) => void) | undefined;
  /** The page without filters. */
  resetHref: string;
  /** All words that it shows or says. */
  labels: FilterPanelLabels;
}
