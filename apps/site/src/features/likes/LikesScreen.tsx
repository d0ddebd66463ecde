import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type LikesTab, LikesTabs } from '@velours/ui/blocks/LikesTabs';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { likesQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { likedCards, likedMemberPath, likesTabs, newLikes } from './likes.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { MemberCards } from '../people/MemberCards.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { useLike } from '../people/like.ts';

/** The most that the server lists of each kind (contract: getLikes). */
const MOST_LISTED = 1000;

/** Likes received and given, and matches (spec section 2): each list at an address of its own. */
export function LikesScreen(props: { tab: LikesTab }): ReactNode {
  const t = useTranslate();
  const { tab } = props;
  const { data: likes } = useQuery(likesQuery(useApi()));
  const fresh = useMemo(() => (likes ? newLikes(likes) : new Set<string>()), [likes]);
  const badgeOf = useCallback(
    (id: string) => (fresh.has(id) ? t(($) => $.likes.new) : undefined),
    [fresh, t],
  );
  const hrefOf = useCallback((id: string) => likedMemberPath(id, tab), [tab]);
  const cards = useMemo(() => (likes ? likedCards(likes, tab) : []), [likes, tab]);
  const offerBack = useOfferBack();
  const count = cards.length;
  // No more than that is told: beyond it nobody is counted.
  const isCounted = count > 0 && count < MOST_LISTED;

  return (
    <Container width="xl" isPage>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {isCounted ? t(($) => $.likes[tab].title, { count }) : t(($) => $.likes.title)}
          </Heading>
          {isCounted && tab === 'received' && (
            <Text tone="muted">{t(($) => $.likes.received.lead)}</Text>
          )}
        </Stack>
        {likes ? (
          <LikesTabs
            current={tab}
            tabs={likesTabs(t, likes)}
            label={t(($) => $.likes.tabs.label)}
          />
        ) : null}
        {likes && cards.length === 0 ? (
          <EmptyState
            drawing={emptyPicture}
            title={t(($) => $.likes[tab].emptyTitle)}
            action={
              <Link appearance="button" href="/members">
                {t(($) => $.likes.search)}
              </Link>
            }
          >
            {t(($) => $.likes[tab].emptyText)}
          </EmptyState>
        ) : (
          <MemberCards
            label={t(($) => $.likes.tabs[tab])}
            cards={cards}
            badgeOf={tab === 'received' ? badgeOf : undefined}
            hrefOf={hrefOf}
            onUnliked={offerBack}
            headingLevel={2}
            numSkeletons={likes ? 0 : 8}
          />
        )}
      </Stack>
    </Container>
  );
}

/** Says that a like was taken back in a list, and puts it back as it was, with its date. */
function useOfferBack(): (card: Schemas['ProfileCard']) => void {
  const t = useTranslate();
  const { mutateAsync } = useLike();
  return useCallback(
    (profile) =>
      toastStore.show({
        done: t(($) => $.likes.unliked, { name: profile.name }),
        undo: t(($) => $.likes.undo),
        name: profile.name,
        takeBack: () => mutateAsync({ profile, isLiked: true, isUndo: true }),
        undone: t(($) => $.likes.undone, { name: profile.name }),
        failed: (error) => errorText(t, error),
      }),
    [t, mutateAsync],
  );
}
