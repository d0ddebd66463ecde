import type { ReactNode } from 'react';
import { InterestList } from '@velours/ui/blocks/InterestList';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../../app/data/api.ts';
import { useCardFacts } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { MemberCard } from '@velours/ui/blocks/MemberCard';
import { memberCardOf } from '../../../app/data/member-card.ts';

/** Who a conversation is with, beside it: their card, what both like, and what kind of profile it is. */
export function PersonPane({ partner }: { partner: Schemas['ProfileCard'] }): ReactNode {
  const t = useTranslate();
  const { kind, shared_interests: interests } = partner;
  const { shows } = useCardFacts();
  const shared = shows('interests') ? interests : [];
  const href = `/members/${partner.id}`;
  return (
    <Stack gap="md">
      <PersonCard card={partner} href={href} />
      <Link appearance="button" variant="outline" href={href}>
        {t(($) => $.chat.panes.profile)}
      </Link>
      {shared.length === 0 ? null : (
        <Stack gap="xs">
          <Heading level={2} size="sm">
            {t(($) => $.chat.panes.shared)}
          </Heading>
          <InterestList
            interests={shared.map((interest) => ({
              interest,
              label: t(($) => $.interests[interest]),
            }))}
            label={t(($) => $.chat.panes.shared)}
          />
        </Stack>
      )}
      {kind === 'member' ? null : (
        <Text size="sm" tone="muted">
          {t(($) => $.common.kindWarning[kind])}
        </Text>
      )}
    </Stack>
  );
}

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
