import type { FormEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Select } from '../../components/Select/index.ts';
import { ChevronDownIcon, FilterIcon, SearchIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { AgeRange } from './AgeRange.tsx';
import {
  actions,
  chevron,
  chosen,
  content,
  fields as fieldsStyle,
  panel,
  summary,
  summaryWords,
  title,
} from './FilterPanel.css.ts';
import type { FilterOption, FilterPanelProps, FilterValues } from './FilterPanel.types.ts';
import { filterWords, readFilter } from './filter-values.ts';
import { useRangeSlider } from './use-range-slider.ts';

const draftOf = (values: FilterValues) => ({
  gender: values.gender,
  country: values.country,
  countryregion: values.countryregion,
  ages: { minimum: `${values.minAge}`, maximum: `${values.maxAge}` },
});

const isSame = (one: FilterValues, other: FilterValues): boolean =>
  one.gender === other.gender &&
  one.country === other.country &&
  one.countryregion === other.countryregion &&
  one.minAge === other.minAge &&
  one.maxAge === other.maxAge;

/** "Any" for a list that does not bring its own. */
const anyOf = (options: readonly FilterOption[], label: string | undefined) =>
  options.some((option) => option.value === '') ? undefined : label;

/**
 * Who to search for. A plain form, which works before and without script; from 992 px open, below it folded under a line that
 * says what is set. The slider of the ages comes once the panel is touched; number fields hold the same values.
 */
export const FilterPanel = (props: FilterPanelProps): ReactNode => {
  const { action, values, fields, genders, countries, regionsOf, ageBounds, labels } = props;
  const { onSubmit, resetHref, isPending = false } = props;
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const [Slider, loadSlider] = useRangeSlider();
  const [draft, setDraft] = useState(() => draftOf(values));
  const [shown, setShown] = useState(values);
  // Another search has been made, here or by the browser's back button: the fields follow it.
  if (!isSame(shown, values)) {
    setShown(values);
    setDraft(draftOf(values));
  }
  const regions = regionsOf(draft.country);
  const words = filterWords(props);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    if (isPending) return;
    onSubmit(readFilter(new FormData(event.currentTarget), values, ageBounds));
    // Folded where it can be, so that the results come into view; the focus must not stay in what is folded.
    if (line.current?.checkVisibility() && details.current?.open) {
      details.current.open = false;
      line.current.focus();
    }
  };

  const field = {
    gender: () => (
      <Select
        key="gender"
        label={labels.gender}
        name="gender"
        options={genders}
        emptyLabel={anyOf(genders, labels.anyGender)}
        value={draft.gender}
        onChange={(gender) => setDraft({ ...draft, gender })}
      />
    ),
    country: () => (
      <Select
        key="country"
        label={labels.country}
        name="country"
        options={countries}
        emptyLabel={anyOf(countries, labels.anyCountry)}
        value={draft.country}
        // A region belongs to its country.
        onChange={(country) => setDraft({ ...draft, country, countryregion: '' })}
      />
    ),
    countryregion: () =>
      regions.length === 0 ? null : (
        <Select
          key="countryregion"
          label={labels.region}
          name="countryregion"
          options={regions}
          emptyLabel={anyOf(regions, labels.anyRegion)}
          value={draft.countryregion}
          onChange={(countryregion) => setDraft({ ...draft, countryregion })}
        />
      ),
    age: () => (
      <AgeRange
        key="age"
        typed={draft.ages}
        bounds={ageBounds}
        onChange={(ages) => setDraft({ ...draft, ages })}
        Slider={Slider}
        labels={labels}
      />
    ),
  };

  return (
    <form
      className={panel}
      action={action}
      method="get"
      role="search"
      aria-labelledby={titleId}
      // Ages out of bounds are brought within them rather than refused.
      noValidate
      onSubmit={submit}
      onPointerEnter={loadSlider}
      onFocus={loadSlider}
    >
      <h2 className={title} id={titleId}>
        {labels.title}
      </h2>
      <details ref={details} onToggle={loadSlider}>
        <summary className={summary} ref={line}>
          <FilterIcon />
          <span className={summaryWords}>
            {labels.open}{' '}
            {words.length === 0 ? null : <span className={chosen}>{words.join(' · ')}</span>}
          </span>
          <span className={chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <div className={content}>
          <div className={fieldsStyle}>{fields.map((name) => field[name]())}</div>
          <div className={actions}>
            <Button
              type="submit"
              isFullWidth
              iconStart={<SearchIcon />}
              isPending={isPending}
              // Said below, outside of what may be folded.
              pendingLabel=""
            >
              {labels.submit}
            </Button>
            <Link
              href={resetHref}
              appearance="quiet"
              onPress={() =>
                setDraft({
                  gender: '',
                  country: '',
                  countryregion: '',
                  ages: { minimum: `${ageBounds.minimum}`, maximum: `${ageBounds.maximum}` },
                })
              }
            >
              {labels.reset}
            </Link>
          </div>
        </div>
      </details>
      <VisuallyHidden live="polite">{isPending ? labels.pending : ''}</VisuallyHidden>
    </form>
  );
};
