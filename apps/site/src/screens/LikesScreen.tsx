import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LikesTabs } from '@velours/ui/blocks/LikesTabs';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { HeartIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../data/ApiProvider.tsx';
import { likesQuery } from '../data/queries.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { likedCards, likesTabOf, likesTabs, newLikes } from '../view-models/likes.ts';
import { MemberCards } from './parts/MemberCards.tsx';

/** Likes received and given, and matches (spec section 2). */
export function LikesScreen(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const tab = likesTabOf(params);
  const { data: likes } = useQuery(likesQuery(useApi()));
  const fresh = useMemo(() => (likes ? newLikes(likes) : new Set<string>()), [likes]);
  const badgeOf = useCallback(
    (id: string) => (fresh.has(id) ? t(($) => $.likes.new) : undefined),
    [fresh, t],
  );
  const cards = useMemo(() => (likes ? likedCards(likes, tab) : []), [likes, tab]);
  const title = t(($) => $.likes.title);

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Heading level={1} isFocusable>
          {title}
        </Heading>
        {likes ? (
          <LikesTabs
            current={tab}
            tabs={likesTabs(t, likes)}
            label={t(($) => $.likes.tabs.label)}
          />
        ) : null}
        {likes && cards.length === 0 ? (
          <EmptyState
            icon={<HeartIcon size="xl" />}
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
            headingLevel={2}
            numSkeletons={likes ? 0 : 8}
          />
        )}
      </Stack>
    </Container>
  );
}
