import type { Answer } from '@velours/api-client';
import { useMemo, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Pagination } from '@velours/ui/components/Pagination';
import { ToggleButton } from '@velours/ui/components/ToggleButton';
import { Heading } from '@velours/ui/primitives/Heading';
import { SearchIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useUser } from '../../app/data/hooks.ts';
import { searchPath, type SearchFilter } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { resultCount, similarNotice } from './search.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { chooseSearchView, useSearchView } from './search-view.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** What a search found, how many there are, and the way to the other pages. */
export function SearchResults(props: {
  filter: SearchFilter;
  /** Undefined while the first answer is on its way. */
  results: Answer<'searchMembers'> | undefined;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const isVisitor = useUser() === null;
  const { results, filter } = props;
  const view = useSearchView();
  const loaded = useAsyncModule(() => import('./EndlessResults.tsx'), view === 'endless');
  const endless = view === 'endless' && !isVisitor ? loaded : undefined;
  const labels = useMemo(
    () => ({
      ...t(($) => $.common.pagination),
      page: (page: number) => t(($) => $.common.pagination.page, { page }),
    }),
    [t],
  );
  const listLabel = t(($) => $.members.results.label);
  if (!results) return <MemberCards label={listLabel} numSkeletons={8} />;
  const similar = similarNotice(t, results);

  return (
    <Stack gap="lg">
      <Inline justify="space-between">
        <Text role="status" weight="semibold">
          {resultCount(t, formats, results)}
        </Text>
        {isVisitor || results.num_pages < 2 ? null : (
          <ToggleButton
            label={t(($) => $.members.results.endless)}
            isSelected={view === 'endless'}
            onChange={(isOn) => chooseSearchView(isOn ? 'endless' : 'pages')}
            size="sm"
            tone="primary"
          />
        )}
      </Inline>
      {results.num_results === 0 ? (
        <EmptyState
          icon={<SearchIcon size="xl" />}
          title={t(($) => $.members.results.noneHint)}
          action={
            <Link appearance="button" variant="outline" href="/members">
              {t(($) => $.members.filters.reset)}
            </Link>
          }
        />
      ) : endless ? (
        <endless.EndlessResults
          // Another search begins anew.
          key={searchPath(filter)}
          filter={filter}
          first={results}
        />
      ) : (
        <MemberCards label={listLabel} cards={results.results} headingLevel={2} />
      )}
      {isVisitor ? (
        <Banner
          actions={
            <Inline>
              <Link appearance="button" href="/signup">
                {t(($) => $.members.results.signUp)}
              </Link>
              <Link appearance="button" variant="outline" href="/login">
                {t(($) => $.members.results.logIn)}
              </Link>
            </Inline>
          }
        >
          {t(($) => $.members.results.limited)}
        </Banner>
      ) : endless ? null : (
        <Pagination
          page={results.page_number}
          numPages={results.num_pages}
          hrefOf={(page) => searchPath({ ...filter, page })}
          labels={labels}
        />
      )}
      {similar === undefined ? null : (
        <Stack gap="md" as="section" aria-labelledby="similar">
          <Heading level={2} id="similar">
            {t(($) => $.members.results.similarTitle)}
          </Heading>
          <Text role="status">{similar}</Text>
          <MemberCards
            label={t(($) => $.members.results.similarTitle)}
            cards={results.similar_results}
            numPriority={0}
          />
        </Stack>
      )}
    </Stack>
  );
}
