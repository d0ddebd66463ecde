import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Link, takeOver } from '@velours/ui/components/Link';
import { Inline } from '@velours/ui/primitives/Inline';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { transactionsPath, type TransactionsView } from './transactions-data.ts';

export interface OlderLinkProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** The page that begins where this list ends, for who has no script. */
  hrefAfter: () => string;
}

/** To what is older: added below where a script runs, a page of its own where none does. */
export function OlderLink({ query, hrefAfter }: OlderLinkProps): ReactNode {
  const t = useTranslate();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Banner tone="danger" announce="alert">
          {t(($) => $.transactions.more.failed)}
        </Banner>
      )}
      <Inline justify="center">
        <Link
          appearance="button"
          variant="outline"
          href={hrefAfter()}
          onPress={takeOver(() => {
            if (!isFetchingNextPage) query.fetchNextPage();
          })}
        >
          {isFetchingNextPage
            ? t(($) => $.transactions.more.loading)
            : t(($) => $.transactions.more.show)}
        </Link>
      </Inline>
      <VisuallyHidden live="polite">
        {isFetchingNextPage ? t(($) => $.transactions.more.loading) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Back from the middle of a list. */
export function NewestLink({ view }: Pick<TransactionsView, 'view'>): ReactNode {
  const t = useTranslate();
  return (
    <Inline>
      <Link appearance="quiet" href={transactionsPath({ view, before: null })}>
        {t(($) => $.transactions.newest)}
      </Link>
    </Inline>
  );
}
