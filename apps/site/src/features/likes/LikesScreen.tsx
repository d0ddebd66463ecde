import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LikesTab, LikesTabs } from '@velours/ui/blocks/LikesTabs';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { HeartIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { likesQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { likedCards, likedMemberPath, likesTabs, newLikes } from './likes-data.ts';
import { MemberCards } from '../people/MemberCards.tsx';
import { useLike } from '../people/use-like.ts';

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
  const unliked = useUnliked(cards);
  const title = t(($) => $.likes.title);

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Inline justify="space-between" gap="md">
          <Heading level={1} isFocusable>
            {title}
          </Heading>
          <Inline gap="md">
            <Link href="/swipe-game">{t(($) => $.likes.swipe)}</Link>
            <Link href="/match-finder">{t(($) => $.likes.finder)}</Link>
          </Inline>
        </Inline>
        {likes ? (
          <LikesTabs
            current={tab}
            tabs={likesTabs(t, likes)}
            label={t(($) => $.likes.tabs.label)}
          />
        ) : null}
        <UnlikedNotice {...unliked} />
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
            hrefOf={hrefOf}
            onUnliked={unliked.note}
            headingLevel={2}
            numSkeletons={likes ? 0 : 8}
          />
        )}
      </Stack>
    </Container>
  );
}

/** Says that a like was taken back, and puts it back; it stays until something else is done. */
function UnlikedNotice({ card, undo, dismiss, undoButton }: Unliked): ReactNode {
  const t = useTranslate();
  if (!card) return null;
  return (
    <Banner
      announce="status"
      onDismiss={dismiss}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={
        <Button variant="outline" size="sm" onPress={undo} ref={undoButton}>
          {t(($) => $.likes.undo)}
        </Button>
      }
    >
      {t(($) => $.likes.unliked, { name: card.name })}
    </Banner>
  );
}

type Card = Schemas['ProfileCard'];

interface Unliked {
  /** Whom the member no longer likes since a moment ago. */
  card: Card | undefined;
  note: (card: Card) => void;
  /** Puts the like back as it was, with its date. */
  undo: () => void;
  dismiss: () => void;
  undoButton: RefObject<HTMLButtonElement | null>;
}

/** A like that was taken back in a list, which its card may have left with that. */
function useUnliked(cards: readonly Card[]): Unliked {
  const [card, setCard] = useState<Card>();
  const { mutate } = useLike();
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The heart that was pressed has gone with its card.
    const isGone = card && cards.every(({ id }) => id !== card.id);
    if (isGone && document.activeElement === document.body) undoButton.current?.focus();
  }, [card, cards]);

  return {
    card,
    note: setCard,
    undo: () => {
      if (card) mutate({ profile: card, isLiked: true, isUndo: true });
      setCard(undefined);
      // The button that was pressed goes too.
      document.querySelector('h1')?.focus();
    },
    dismiss: () => setCard(undefined),
    undoButton,
  };
}
