import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterPanel } from '@velours/ui/blocks/FilterPanel';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { useRegionsOf, useSettings, useUser } from '../../app/data/hooks.ts';
import { searchQuery } from '../../app/data/queries.ts';
import {
  readSearchFilter,
  SEARCH_AGES,
  type SearchFilter,
  searchPath,
} from '../../app/data/search-filter.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { countryOptions, regionOptions } from '../people/profile-options.ts';
import { filterFields, filterLabels, filterOf, filterValues } from './members.ts';

/** How long the fields stand still before it is asked how many they would find, in milliseconds. */
const PAUSE = 250;

/** All filters of a search, with how many people it would show. */
export function Filters(props: {
  filter: SearchFilter;
  onDone?: (() => void) | undefined;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const navigate = useNavigate();
  // The regions of other countries are for who chooses among them.
  const [isTouched, setTouched] = useState(false);
  const regionsOf = useRegionsOf(isTouched);
  const values = useMemo(() => filterValues(props.filter), [props.filter]);
  const [draft, setDraft] = useState<SearchFilter>(() => filterOf(values));
  const wanted = useSettled(draft);
  const found = useQuery({ ...searchQuery(useApi(), wanted), placeholderData: keepPreviousData });

  return (
    <FilterPanel
      action="/members"
      resetHref={searchPath({})}
      values={values}
      fields={filterFields(settings.search_fields)}
      genders={(['female', 'male'] as const).map((value) => ({
        value,
        label: t(($) => $.members.filters.genders[value]),
      }))}
      countries={countryOptions(settings.countries, formats)}
      regionsOf={(country) => regionOptions(regionsOf(country))}
      onTouch={() => setTouched(true)}
      ageBounds={{ minimum: SEARCH_AGES.min, maximum: SEARCH_AGES.max }}
      onDraft={(chosen) => setDraft(filterOf(chosen))}
      onSubmit={(chosen) => {
        props.onDone?.();
        void navigate(searchPath(filterOf(chosen)));
      }}
      labels={filterLabels(t, formats, found.data)}
    />
  );
}

/** All filters above the people: where "Filters" leads while no script is there to open the sheet. */
export function FilterPage(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const [params] = useSearchParams();
  const user = useUser();
  const filter = useMemo(() => readSearchFilter(params, settings, user), [params, settings, user]);
  return (
    <Container width="sm" hasRoomAbove hasRoomBelow>
      <Stack gap="md">
        <Heading level={2} size="md">
          {t(($) => $.members.filters.who)}
        </Heading>
        <Filters filter={filter} />
      </Stack>
    </Container>
  );
}

/** A value once it has stood still for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}
