import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { ChatIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { useApi } from '../../app/data/api.ts';
import { useNow } from '../../app/data/hooks.ts';
import { chatsQuery, regionNamesQuery } from '../../app/data/queries.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useIsWide } from '../../app/loading/use-is-wide.ts';
import { newMatchesQuery } from './chat-data.ts';
import { lastOpenedChat } from './chats.ts';

/** Matches that are shown in the pane. */
const SHOWN = 2;

/**
 * What stands where no conversation is open: the newest matches to whom nothing has been written yet, and the way back to the
 * conversation that was opened last.
 */
export function ChatsInvitation(): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const now = useNow();
  const api = useApi();
  const matches = useQuery(newMatchesQuery(api)).data;
  const chats = useQuery(chatsQuery(api)).data;
  const opened = lastOpenedChat(useQueryClient());
  const hasRoom = useIsWide('md');
  const shown = matches?.profiles.slice(0, SHOWN) ?? [];
  // Their style is beyond what the page may weigh until somebody is there.
  const isWanted = useFirstTouch() && hasRoom && shown.length > 0;
  const people = useAsyncModule(() => import('../people/PersonCard.tsx'), isWanted);
  // A card comes with the name of its region; offline, or where that can't be read, with its country.
  const { isLoading: awaitsRegions } = useQuery({
    ...regionNamesQuery(api, shown),
    enabled: isWanted,
  });
  if (!matches || !chats || (chats.chats.length === 0 && matches.total === 0)) return null;
  const { total: count } = matches;
  const last = chats.chats.find((chat) => chat.profile_id === opened?.profileId);
  const name = chats.profiles.find(({ id }) => id === last?.profile_id)?.name ?? '';
  const hasLast = opened !== undefined && last !== undefined && name !== '';
  return (
    <EmptyState
      icon={<ChatIcon size="xl" />}
      people={
        count > 0
          ? shown.map((card) =>
              people && !awaitsRegions ? (
                <people.PersonCard
                  key={card.id}
                  card={card}
                  href={`/members/${card.id}/chat`}
                  headingLevel={2}
                />
              ) : (
                <Skeleton key={card.id} shape="card" />
              ),
            )
          : undefined
      }
      title={count > 0 ? t(($) => $.chat.panes.waiting, { count }) : t(($) => $.chat.panes.choose)}
      action={
        <Inline gap="sm" justify="center">
          {hasLast ? (
            <Link appearance="button" variant="outline" href={`/chats/${last.conversation_id}`}>
              {t(($) => $.chat.panes.back, { name })}
            </Link>
          ) : null}
          {count === 0 && !hasLast ? (
            <Link appearance="button" variant="outline" href="/members">
              {t(($) => $.chat.list.search)}
            </Link>
          ) : null}
        </Inline>
      }
    >
      {hasLast
        ? t(($) => $.chat.panes.lastOpened, { name, time: formats.moment(opened.openedAt, now) })
        : count > 0
          ? undefined
          : t(($) => $.chat.panes.chooseText)}
    </EmptyState>
  );
}
