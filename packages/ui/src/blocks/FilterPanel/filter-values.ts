import type { FilterValues } from './FilterPanel.types.ts';

/** Both ages as typed; they may be empty, out of bounds or in the wrong order. */
export interface TypedAges {
  minimum: string;
  maximum: string;
}

export interface Ages {
  minimum: number;
  maximum: number;
}

/** What the fields hold before it is sent. */
export interface FilterDraft {
  gender: string;
  interestedIn: string;
  country: string;
  countryregion: string;
  ages: TypedAges;
}

/** The fields of a filter that has been sent. */
export const draftOf = (values: FilterValues): FilterDraft => ({
  gender: values.gender,
  interestedIn: values.interestedIn,
  country: values.country,
  countryregion: values.countryregion,
  ages: { minimum: `${values.minAge}`, maximum: `${values.maxAge}` },
});

const within = (typed: string, otherwise: number, bounds: Ages): number => {
  const years = Number.parseInt(typed, 10);
  return Number.isNaN(years)
    ? otherwise
    : Math.min(bounds.maximum, Math.max(bounds.minimum, years));
};

/** What the typed ages mean: whole years within the bounds, an empty field the bound itself, the smaller one first. */
export const readAges = (typed: TypedAges, bounds: Ages): Ages => {
  const one = within(typed.minimum, bounds.minimum, bounds);
  const other = within(typed.maximum, bounds.maximum, bounds);
  return { minimum: Math.min(one, other), maximum: Math.max(one, other) };
};

/** The typed ages once a field is left: as they are sent, which is what the button has said. */
export const settleAges = (typed: TypedAges, bounds: Ages): TypedAges => {
  const { minimum, maximum } = readAges(typed, bounds);
  return { minimum: `${minimum}`, maximum: `${maximum}` };
};

const text = (data: FormData, name: string, otherwise: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : otherwise;
};

/** What the form's fields hold; what is not shown keeps what it had. */
export const readDraft = (data: FormData, before: FilterDraft): FilterDraft => {
  const country = text(data, 'country', before.country);
  return {
    gender: text(data, 'gender', before.gender),
    interestedIn: text(data, 'interested_in', before.interestedIn),
    country,
    countryregion: text(
      data,
      'countryregion',
      country === before.country ? before.countryregion : '',
    ),
    ages: {
      minimum: text(data, 'min_age', before.ages.minimum),
      maximum: text(data, 'max_age', before.ages.maximum),
    },
  };
};

/** The values of the form's data; what is not shown keeps the value it had. */
export const readFilter = (data: FormData, before: FilterValues, bounds: Ages): FilterValues => {
  const { ages, ...rest } = readDraft(data, draftOf(before));
  const { minimum: minAge, maximum: maxAge } = readAges(ages, bounds);
  return { ...rest, minAge, maxAge };
};
