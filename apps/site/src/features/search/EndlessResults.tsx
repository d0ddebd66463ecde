import type { Answer } from '@velours/api-client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { searchPath, type SearchFilter } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useEndless } from './use-endless.ts';
import { useScrolledDown } from './use-scrolled-down.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** The results under one another: more come while one scrolls, or by a press. */
export function EndlessResults(props: {
  filter: SearchFilter;
  first: Answer<'searchMembers'>;
}): ReactNode {
  const t = useTranslate();
  const { filter, first } = props;
  const list = useEndless(filter, first);
  const end = useRef<HTMLButtonElement>(null);
  const firstNew = useRef<number>(undefined);
  const { cards, isLoading, isWaiting, isFailed, hasMore } = list;
  const numCards = cards.length;
  const goOn = useScrolledDown(end, hasMore && !isLoading && !isFailed, list.more);

  useEffect(() => {
    // Whoever asked for more goes on with the first of them.
    if (firstNew.current === undefined || numCards <= firstNew.current) return;
    const links = document.querySelectorAll<HTMLElement>('#results article a');
    links[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [numCards]);

  return (
    <Stack gap="lg" id="results">
      {first.page_number > 1 ? (
        <Link href={searchPath({ ...filter, page: 1 })}>
          {t(($) => $.members.results.fromStart)}
        </Link>
      ) : null}
      <MemberCards label={t(($) => $.members.results.label)} cards={cards} headingLevel={2} />
      <Stack gap="sm" align="center">
        <Text role="status" tone="muted">
          {isWaiting
            ? t(($) => $.members.results.waiting)
            : t(($) => $.members.results.shown, { count: numCards })}
        </Text>
        {isFailed ? (
          <Banner
            tone="danger"
            announce="alert"
            actions={
              <Button variant="outline" size="sm" onPress={list.retry}>
                {t(($) => $.common.actions.tryAgain)}
              </Button>
            }
          >
            {t(($) => $.members.results.moreFailed)}
          </Banner>
        ) : null}
        {hasMore || isLoading ? (
          <Button
            ref={end}
            variant="outline"
            isPending={isLoading && !isWaiting}
            pendingLabel={t(($) => $.common.states.loading)}
            onPress={() => {
              firstNew.current = numCards;
              goOn();
              list.more();
            }}
          >
            {t(($) => $.members.results.more)}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
