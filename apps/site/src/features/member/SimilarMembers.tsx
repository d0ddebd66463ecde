import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { memberQuery, searchQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { similarFilter, similarTo } from './member-data.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** A row of members like this one: of the same gender and country and about the same age. */
export function SimilarMembers(props: { id: string }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const { search_fields: shown } = useSettings();
  const isOwn = useUser()?.profile.id === props.id;
  const { data: profile } = useQuery(memberQuery(api, props.id));
  const filter = useMemo(() => (profile ? similarFilter(profile, shown) : {}), [profile, shown]);
  const { data: found } = useQuery({ ...searchQuery(api, filter), enabled: profile !== undefined });
  const cards = useMemo(
    () => (profile && found ? similarTo(profile, found.results) : []),
    [profile, found],
  );
  if (!profile || isOwn || cards.length === 0) return null;
  const title = t(($) => $.members.similarTo, { name: profile.name });
  return (
    <Stack as="section" gap="sm" aria-labelledby="similar">
      <Heading level={2} id="similar">
        {title}
      </Heading>
      <MemberCards label={title} cards={cards} numPriority={0} />
    </Stack>
  );
}
