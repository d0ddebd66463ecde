import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MemberGrid } from '@velours/ui/blocks/MemberGrid';
import { useCardFacts, useUser } from '../../app/data/hooks.ts';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type CardFacts, memberCardOf } from '../../app/data/member-card.ts';
import { likeForm, useLike } from './like.ts';

const NOBODY: readonly Schemas['ProfileCard'][] = [];

/** "You both like: Sushi". */
function sharedOf(
  { shared_interests: [shared] }: Schemas['ProfileCard'],
  { shows }: CardFacts,
  t: Translate,
): string | undefined {
  return shared && shows('interests')
    ? t(($) => $.members.card.shared, { interest: t(($) => $.interests[shared]) })
    : undefined;
}

/** Members as cards; a member may like them, a visitor may look. */
export function MemberCards(props: {
  label: string;
  cards?: readonly Schemas['ProfileCard'][] | undefined;
  /** Whose card is the large one, by id; it says what the two share. */
  featured?: string | undefined;
  /** The badge of a card, by the member's id. */
  badgeOf?: ((id: string) => string | undefined) | undefined;
  /** What stands under a card, by the member's id. */
  belowOf?: ((id: string) => ReactNode) | undefined;
  /** Where a card leads. @default the profile */
  hrefOf?: ((id: string) => string) | undefined;
  /** A card that is no other person; see MemberGrid. */
  ownCard?: { index: number; card: ReactNode } | undefined;
  /** A like was taken back. */
  onUnliked?: ((card: Schemas['ProfileCard']) => void) | undefined;
  headingLevel?: 2 | 3 | undefined;
  numPriority?: number | undefined;
  numSkeletons?: number | undefined;
}): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const facts = useCardFacts();
  const isMember = useUser() !== null;
  const { mutate } = useLike();
  const { cards = NOBODY, featured, badgeOf, belowOf, hrefOf, onUnliked, ...rest } = props;
  const labels = useMemo(
    () => ({
      ...t(($) => $.members.card),
      kind: t(($) => $.common.kind),
      like: (name: string) => t(($) => $.members.card.like, { name }),
    }),
    [t],
  );
  const members = useMemo(
    () =>
      cards
        .toSorted((a, b) => Number(b.id === featured) - Number(a.id === featured))
        .map((card) => ({
          ...memberCardOf(card, facts, t),
          href: hrefOf?.(card.id) ?? `/members/${card.id}`,
          badge: badgeOf?.(card.id),
          reason: card.id === featured ? sharedOf(card, facts, t) : undefined,
          below: belowOf?.(card.id),
        })),
    [cards, facts, t, featured, badgeOf, belowOf, hrefOf],
  );
  const like = useCallback(
    (id: string, isLiked: boolean) => {
      const profile = cards.find((card) => card.id === id);
      if (!profile) return;
      mutate({ profile, isLiked }, { onSuccess: () => !isLiked && onUnliked?.(profile) });
    },
    [cards, mutate, onUnliked],
  );
  return (
    <MemberGrid
      {...rest}
      members={members}
      onLikeChange={isMember ? like : undefined}
      likeAction={isMember ? likeForm(pathname + search) : undefined}
      loadingLabel={t(($) => $.common.states.loading)}
      labels={labels}
    />
  );
}
