import type { ReactNode } from 'react';
import { MemberCard } from '@velours/ui/blocks/MemberCard';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Schemas } from '../../app/data/api.ts';
import { useCardFacts } from '../../app/data/hooks.ts';
import { shownPhoto } from '../../app/data/member-card.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** The member as they are on every other page, beside a heading and what can be done about it. */
export function OwnCard(props: {
  profile: Schemas['Profile'];
  title: string;
  children: ReactNode;
}): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  const { id, name, age, kind, main_image: image, first_line: firstLine } = props.profile;
  return (
    <>
      <MemberCard
        member={{
          id,
          name,
          age,
          kind,
          place: '',
          photo: shownPhoto(image, facts.cdnPrefix, 'match'),
          interest: '',
          firstLine,
          isOnline: false,
          isLiked: false,
          isMatch: false,
        }}
        href={`/members/${id}`}
        headingLevel={2}
        isPriority
        labels={{ kind: t(($) => $.common.kind), online: '', match: '', like: () => '' }}
      />
      <Stack gap="sm">
        <Heading level={2}>{props.title}</Heading>
        {props.children}
      </Stack>
    </>
  );
}
