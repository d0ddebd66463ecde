import { type ReactNode, useState } from 'react';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { ChatPanes } from '@velours/ui/blocks/ChatPanes';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { removeChat } from '../../background/chat-removal/use-removal.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { ChatsInvitation } from './ChatsInvitation.tsx';
import { useChatList, useMatchFaces } from './chats.ts';
import { RemoveChatDialog } from './RemoveChatDialog.tsx';
import { useRemovedChat } from './use-removed-chat.ts';

/** All conversations, newest first; beside them, where there is room, whom one could write to. */
export function ChatsScreen(): ReactNode {
  const t = useTranslate();
  const ownId = useUser()?.profile.id ?? '';
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
          title={t(($) => $.chat.list.emptyTitle)}
          action={
            <Link appearance="button" href="/members">
              {t(($) => $.chat.list.search)}
            </Link>
          }
        >
          {t(($) => $.chat.list.emptyText)}
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
        listLabel={t(($) => $.chat.list.label)}
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
