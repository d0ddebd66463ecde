import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Answer } from '@velours/api-client';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { type SearchFilter, searchPath } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { featuredOf } from './members.ts';
import { useEndless } from './use-endless.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** The results under one another: more come while one scrolls, or by a press. */
export function EndlessResults(props: {
  filter: SearchFilter;
  first: Answer<'searchMembers'>;
  ownCard: { index: number; card: ReactNode } | undefined;
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
      <MemberCards
        label={t(($) => $.members.results.label)}
        cards={cards}
        ownCard={props.ownCard}
        featured={first.page_number === 1 ? featuredOf(first) : undefined}
        headingLevel={2}
      />
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
        {(hasMore && !isFailed) || isLoading ? (
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

/** How often more comes by itself before the member is asked: so that the end of the page can be reached. */
const MOST_IN_A_ROW = 3;
/** How near the end, in pixels. */
const MARGIN = 600;

/**
 * Calls back when the end comes into view by scrolling. Not by the keyboard: whoever goes on by Tab gets to what follows the list. After
 * three times in a row it waits until what it answers is called.
 */
function useScrolledDown(
  end: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onEnd: () => void,
): () => void {
  const numInARow = useRef(0);
  const isByKeyboard = useRef(false);
  const call = useRef(onEnd);

  useEffect(() => {
    call.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    addEventListener('keydown', () => (isByKeyboard.current = true), options);
    for (const sign of ['pointermove', 'wheel', 'touchstart']) {
      addEventListener(sign, () => (isByKeyboard.current = false), options);
    }
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = end.current;
    if (!isWanted || !element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isNear = entry?.isIntersecting ?? false;
        if (!isNear || isByKeyboard.current || numInARow.current >= MOST_IN_A_ROW) return;
        numInARow.current += 1;
        call.current();
      },
      { rootMargin: `0px 0px ${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isWanted]);

  return useCallback(() => {
    numInARow.current = 0;
  }, []);
}
