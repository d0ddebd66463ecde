import type { ComponentType } from 'react';
import type { RangeSliderProps } from '../../components/RangeSlider/index.ts';
import { Select } from '../../components/Select/index.ts';
import { AgeRange } from './AgeRange.tsx';
import type { FilterOption, FilterPanelProps } from './FilterPanel.types.ts';
import type { FilterDraft } from './filter-values.ts';

export interface FilterFieldProps {
  name: FilterPanelProps['fields'][number];
  filter: Pick<FilterPanelProps, 'genders' | 'countries' | 'regionsOf' | 'ageBounds' | 'labels'>;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
  /** The slider of the ages once it has been loaded. */
  Slider: ComponentType<RangeSliderProps> | null;
}

/** "Any" for a list that does not bring its own. */
const anyOf = (options: readonly FilterOption[], label: string | undefined) =>
  options.some((option) => option.value === '') ? undefined : label;

/** One question of the filter. */
export const FilterField = ({ name, filter, draft, onChange, Slider }: FilterFieldProps) => {
  const { genders, countries, regionsOf, ageBounds, labels } = filter;
  const regions = regionsOf(draft.country);
  switch (name) {
    case 'gender':
      return (
        <Select
          label={labels.gender}
          name="gender"
          options={genders}
          emptyLabel={anyOf(genders, labels.anyGender)}
          value={draft.gender}
          onChange={(gender) => onChange({ ...draft, gender })}
        />
      );
    case 'interested_in':
      return (
        <Select
          label={labels.interestedIn}
          name="interested_in"
          options={genders}
          emptyLabel={anyOf(genders, labels.anyInterestedIn)}
          value={draft.interestedIn}
          onChange={(interestedIn) => onChange({ ...draft, interestedIn })}
        />
      );
    case 'country':
      return (
        <Select
          label={labels.country}
          name="country"
          options={countries}
          emptyLabel={anyOf(countries, labels.anyCountry)}
          value={draft.country}
          // A region belongs to its country.
          onChange={(country) => onChange({ ...draft, country, countryregion: '' })}
        />
      );
    case 'countryregion':
      return regions.length === 0 ? null : (
        <Select
          label={labels.region}
          name="countryregion"
          options={regions}
          emptyLabel={anyOf(regions, labels.anyRegion)}
          value={draft.countryregion}
          onChange={(countryregion) => onChange({ ...draft, countryregion })}
        />
      );
    case 'age':
      return (
        <AgeRange
          typed={draft.ages}
          bounds={ageBounds}
          onChange={(ages) => onChange({ ...draft, ages })}
          Slider={Slider}
          labels={labels}
        />
      );
    default:
      return name satisfies never;
  }
};
