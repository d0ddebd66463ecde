import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { ChatPanes } from '@velours/ui/blocks/ChatPanes';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { ChatIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { answer, intent, isProblem, useApi, type Api } from '../../app/data/api.ts';
import { useMedia, useNow, useUser, WIDE } from '../../app/data/hooks.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';
import { chatsQuery, regionNamesQuery } from '../../app/data/queries.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import {
  removeChat,
  lastRemoval,
  useDoneRemoval,
  type Removal,
} from '../../background/chat-removal/use-removal.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { newMatchesQuery, lastOpenedChat, useChatList, useMatchFaces } from './chats.ts';
import { RemoveChatDialog } from './RemoveChatDialog.tsx';

/** All conversations, newest first; beside them, where there is room, whom one could write to. */
export function ChatsScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const ownId = user?.profile.id ?? '';
  const waiting = user?.first_member;
  const { chats, labels } = useChatList();
  const matches = useMatchFaces();
  useRemovedChat();
  const [asked, setAsked] = useState<string>();
  const askedChat = chats?.find((chat) => chat.conversationId === asked);
  const isEmpty = chats?.length === 0;

  const list = (
    <Stack gap="md">
      <Heading level={1} isFocusable>
        {t(($) => $.chat.title)}
      </Heading>
      {(!isEmpty || matches) && (
        <ChatList
          chats={chats ?? []}
          matches={matches}
          onRemove={setAsked}
          numSkeletons={chats ? 0 : 6}
          loadingLabel={t(($) => $.chat.list.loading)}
          labels={labels}
        />
      )}
      {isEmpty && (
        <EmptyState
          drawing={emptyPicture}
          title={
            waiting
              ? t(($) => $.common.activationReminder.waiting, { name: waiting.name })
              : t(($) => $.chat.list.emptyTitle)
          }
          action={
            waiting ? (
              <Link appearance="button" href={`/members/${waiting.id}/chat`}>
                {t(($) => $.chat.with, { name: waiting.name })}
              </Link>
            ) : (
              <Link appearance="button" href="/members">
                {t(($) => $.chat.list.search)}
              </Link>
            )
          }
        >
          {waiting ? waiting.message : t(($) => $.chat.list.emptyText)}
        </EmptyState>
      )}
    </Stack>
  );

  return (
    <Container width="xl" isPage>
      <ChatPanes
        alone="list"
        isBare={isEmpty && !matches}
        list={list}
        listLabel={t(($) => $.chat.title)}
      >
        <ChatsInvitation />
      </ChatPanes>
      <RemoveChatDialog
        chat={askedChat}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (askedChat) removeChat({ ...askedChat, memberId: ownId });
        }}
      />
    </Container>
  );
}

/** Matches that are shown in the pane. */
const SHOWN = 2;

/**
 * What stands where no conversation is open: the newest matches to whom nothing has been written yet, and the way back to the
 * conversation that was opened last.
 */
function ChatsInvitation(): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const now = useNow();
  const api = useApi();
  const matches = useQuery(newMatchesQuery(api)).data;
  const chats = useQuery(chatsQuery(api)).data;
  const opened = lastOpenedChat(useQueryClient());
  const hasRoom = useMedia(WIDE.md);
  const shown = matches?.profiles.slice(0, SHOWN) ?? [];
  // Their style is beyond what the page may weigh until somebody is there.
  const isWanted = useFirstTouch() && hasRoom && shown.length > 0;
  const people = useAsyncModule(() => import('./conversation/PersonPane.tsx'), isWanted);
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
        // Until somebody is there, the icon.
        isWanted
          ? shown.map((card) =>
              people && !awaitsRegions ? (
                <people.PersonCard key={card.id} card={card} href={`/members/${card.id}/chat`} />
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
          {/* Until they are shown. */}
          {count > 0 && !isWanted ? (
            <Link appearance="button" variant="outline" href="/likes">
              {t(($) => $.common.nav.likes)}
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

/** Says that a chat is removed, once the server has done it, and offers to take that back. */
function useRemovedChat(): void {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const removal = useDoneRemoval();

  useEffect(() => {
    if (removal === null) return;
    const { name } = removal;
    lastRemoval.set(null);
    toastStore.show({
      done: t(($) => $.chat.remove.done, { name }),
      undo: t(($) => $.chat.remove.undo),
      name,
      undone: t(($) => $.chat.remove.undone, { name }),
      takeBack: () => takeBackRemoval({ api, client }, removal),
      failed: (error) =>
        isProblem(error, 'conversation_not_found')
          ? t(($) => $.chat.remove.undoLate, { name })
          : t(($) => $.chat.remove.undoFailed, { name, reason: errorText(t, error) }),
    });
  }, [removal, t, api, client]);
}

/**
 * Takes a removal back at the server, and its draft here; the lists are read again. Rejects with the client's error: what was not
 * taken back can be tried again.
 */
async function takeBackRemoval(
  { api, client }: { api: Api; client: QueryClient },
  { conversationId, memberId, draft }: Removal,
): Promise<void> {
  await answer(
    api.PUT('/api/chat.php', { params: intent(), body: { conversation: conversationId } }),
  );
  const drafts = draftsOf(memberId);
  if (draft !== '' && drafts.read(conversationId) === '') drafts.write(conversationId, draft);
  client.removeQueries({ queryKey: messagesKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey: chatsKey, refetchType: 'all' });
}
