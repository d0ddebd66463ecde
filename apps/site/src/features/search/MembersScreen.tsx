import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterPanel } from '@velours/ui/blocks/FilterPanel';
import { Grid } from '@velours/ui/primitives/Grid';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { useRegionsOf, useSettings } from '../../app/data/hooks.ts';
import { searchQuery } from '../../app/data/queries.ts';
import { readSearchFilter, SEARCH_AGES, searchPath } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { countryOptions, regionOptions } from '../people/profile-options.ts';
import { filterFields, filterLabels, filterOf, filterValues } from './search.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { SearchResults } from './SearchResults.tsx';

/** Member search: the filter stands in the address, so that a search can be sent, reloaded and gone back to. */
export function MembersScreen(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  // The regions of other countries are for who chooses among them.
  const [isTouched, setTouched] = useState(false);
  const regionsOf = useRegionsOf(isTouched);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(
    () => readSearchFilter(params, settings.search_fields),
    [params, settings],
  );
  const search = useQuery({ ...searchQuery(useApi(), filter), placeholderData: keepPreviousData });
  const values = useMemo(() => filterValues(filter), [filter]);

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Heading level={1} isFocusable>
          {t(($) => $.members.title)}
        </Heading>
        <Grid columns="sidebar" gap="lg">
          <FilterPanel
            action="/members"
            resetHref="/members"
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
            onSubmit={(chosen) => void navigate(searchPath(filterOf(chosen)))}
            isPending={search.isPlaceholderData}
            labels={filterLabels(t)}
          />
          <SearchResults filter={filter} results={search.data} />
        </Grid>
      </Stack>
    </Container>
  );
}
