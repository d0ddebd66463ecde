import type { ReactNode } from 'react';
import { MemberCard } from '@velours/ui/blocks/MemberCard';
import type { Schemas } from '../../app/data/api.ts';
import { useCardFacts } from '../../app/data/hooks.ts';
import { memberCardOf } from '../../app/data/member-card.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** One person by themselves, to look at and to open: beside a conversation, or where one could be begun. */
export function PersonCard(props: { card: Schemas['ProfileCard']; href: string }): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  return (
    <MemberCard
      member={memberCardOf(props.card, facts, t)}
      href={props.href}
      headingLevel={2}
      labels={{
        ...t(($) => $.members.card),
        kind: t(($) => $.common.kind),
        like: (name) => t(($) => $.members.card.like, { name }),
      }}
    />
  );
}
