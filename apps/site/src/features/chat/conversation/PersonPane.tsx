import type { ReactNode } from 'react';
import { InterestList } from '@velours/ui/blocks/InterestList';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../../app/data/api.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { MemberCards } from '../../people/MemberCards.tsx';

/** Who a conversation is with, beside it: their card, what both like, and what kind of profile it is. */
export function PersonPane({ partner }: { partner: Schemas['ProfileCard'] }): ReactNode {
  const t = useTranslate();
  const { name, kind, shared_interests: shared } = partner;
  const title = t(($) => $.chat.panes.shared);
  return (
    <Stack gap="md">
      <MemberCards
        label={t(($) => $.chat.panes.person, { name })}
        cards={[partner]}
        headingLevel={2}
      />
      <Link appearance="button" variant="outline" href={`/members/${partner.id}`}>
        {t(($) => $.chat.panes.profile)}
      </Link>
      {shared.length === 0 ? null : (
        <Stack gap="sm">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <InterestList
            interests={shared.map((id) => ({ interest: id, label: t(($) => $.interests[id]) }))}
            label={title}
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
