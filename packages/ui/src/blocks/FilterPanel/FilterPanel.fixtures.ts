import type { FilterOption, FilterPanelLabels, FilterPanelProps } from './FilterPanel.types.ts';

const filterLabels: FilterPanelLabels = {
  title: 'Search filters',
  gender: 'I am looking for',
  interestedIn: 'They like',
  country: 'Country',
  region: 'Region',
  age: 'Age',
  minimumAge: 'Youngest',
  maximumAge: 'Oldest',
  ageRange: (minimum, maximum) => `${minimum} to ${maximum}`,
  submit: 'Show 214 people',
  reset: 'Clear filters',
  anyGender: 'Men and women',
  anyInterestedIn: 'Men or women',
  anyCountry: 'All countries',
  anyRegion: 'All regions',
};

const regions: Readonly<Record<string, readonly FilterOption[]>> = {
  NL: [
    { value: 'nl-ut', label: 'Utrecht' },
    { value: 'nl-nh', label: 'North Holland' },
  ],
  BE: [{ value: 'be-vov', label: 'East Flanders' }],
};

export const filterPanelProps = {
  action: '/members',
  values: {
    gender: 'female',
    interestedIn: '',
    country: 'NL',
    countryregion: 'nl-ut',
    minAge: 25,
    maxAge: 40,
  },
  fields: [
    'gender',
    'interested_in',
    'country',
    'countryregion',
    'age',
  ] as FilterPanelProps['fields'],
  genders: [
    { value: 'female', label: 'Women' },
    { value: 'male', label: 'Men' },
  ],
  countries: [
    { value: 'NL', label: 'Netherlands' },
    { value: 'BE', label: 'Belgium' },
    { value: 'DK', label: 'Denmark' },
  ],
  regionsOf: (country: string) => regions[country] ?? [],
  ageBounds: { minimum: 18, maximum: 99 },
  resetHref: '/members',
  labels: filterLabels,
} satisfies FilterPanelProps;

/** The longest words there are: German and Finnish. */
export const stressFilterProps = {
  ...filterPanelProps,
  genders: [{ value: 'female', label: 'Geschlechtsunabhängige Mitgliedersuche' }],
  countries: [{ value: 'NL', label: 'Königreich der Vereinigten Niederlande' }],
  regionsOf: () => [{ value: 'nl-ut', label: 'Mecklenburg-Vorpommern-Nordwestuckermark' }],
  labels: {
    ...filterLabels,
    title: 'Mitgliedersuchfiltereinstellungen',
    gender: 'Geschlechterpräferenzauswahl',
    interestedIn: 'Kiinnostuksenkohdevalintaluettelo',
    country: 'Aufenthaltsbestimmungsland',
    region: 'Bundeslandzugehörigkeit',
    age: 'Ikärajoitukset',
    minimumAge: 'Vähimmäisikärajoitus',
    maximumAge: 'Enimmäisikärajoitus',
    ageRange: (minimum, maximum) => `Vähintään ${minimum} ja enintään ${maximum} vuotta`,
    submit: 'Suchergebnisse aktualisieren',
    reset: 'Kaikkien hakusuodattimien tyhjentäminen',
  },
} satisfies FilterPanelProps;
