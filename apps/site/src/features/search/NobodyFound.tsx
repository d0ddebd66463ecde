import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { searchQuery } from '../../app/data/queries.ts';
import { readSearchFilter, searchPath } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { showPeople, widerSearch } from './members.ts';

/** What stands where a page of the search has nobody: what of the search could be wider, and how many it would show then. */
export function NobodyFound(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const [params] = useSearchParams();
  const user = useUser();
  const api = useApi();
  const filter = useMemo(() => readSearchFilter(params, settings, user), [params, settings, user]);
  const { data: results } = useQuery(searchQuery(api, filter));
  const isBeyond = results !== undefined && results.num_results > 0;
  const wider = widerSearch(filter);
  const { data: found } = useQuery({ ...searchQuery(api, wider), enabled: !isBeyond });

  if (isBeyond) {
    return (
      <EmptyState
        drawing={emptyPicture}
        title={t(($) => $.members.results.pageGone)}
        action={
          <Link appearance="button" variant="outline" href={searchPath({ ...filter, page: 1 })}>
            {t(($) => $.members.results.fromStart)}
          </Link>
        }
      />
    );
  }
  const hasAges = filter.min_age !== undefined || filter.max_age !== undefined;
  const hasRegion = filter.countryregion !== undefined;
  const isWider = (hasAges || hasRegion) && found !== undefined && found.num_results > 0;
  return (
    <EmptyState
      drawing={emptyPicture}
      title={t(($) => $.members.results.none)}
      action={
        <Link
          appearance="button"
          variant="outline"
          href={isWider ? searchPath(wider) : searchPath({})}
        >
          {isWider ? showPeople(t, formats, found) : t(($) => $.members.filters.reset)}
        </Link>
      }
    >
      {hasAges && hasRegion
        ? t(($) => $.members.results.noneHint)
        : hasAges
          ? t(($) => $.members.results.noneAge)
          : hasRegion
            ? t(($) => $.members.results.noneRegion)
            : undefined}
    </EmptyState>
  );
}
