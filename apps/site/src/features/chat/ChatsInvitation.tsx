import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { ChatIcon } from '@velours/ui/primitives/Icon';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { chatsQuery, likesQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { likedCards } from '../likes/likes-data.ts';
import { MemberCards } from '../people/MemberCards.tsx';

/** Cards beside one another in the pane. */
const SHOWN = 2;

const chatOf = (id: string): string => `/members/${id}/chat`;

/** What stands where no conversation is open: the newest matches to whom nothing has been written yet. */
export function ChatsInvitation(): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const likes = useQuery(likesQuery(api)).data;
  const chats = useQuery(chatsQuery(api)).data;
  const waiting = useMemo(() => {
    const known = new Set(chats?.chats.map((chat) => chat.profile_id));
    return likes && chats ? likedCards(likes, 'matches').filter(({ id }) => !known.has(id)) : [];
  }, [likes, chats]);
  if (!likes || !chats || (chats.chats.length === 0 && waiting.length === 0)) return null;
  if (waiting.length === 0) {
    return (
      <EmptyState
        icon={<ChatIcon size="xl" />}
        title={t(($) => $.chat.panes.choose)}
        action={
          <Link appearance="button" variant="outline" href="/members">
            {t(($) => $.chat.list.search)}
          </Link>
        }
      >
        {t(($) => $.chat.panes.chooseText)}
      </EmptyState>
    );
  }
  const title = t(($) => $.chat.panes.waiting, { count: waiting.length });
  return (
    <Stack gap="md">
      <Heading level={2}>{title}</Heading>
      <MemberCards label={title} cards={waiting.slice(0, SHOWN)} hrefOf={chatOf} numPriority={0} />
    </Stack>
  );
}
