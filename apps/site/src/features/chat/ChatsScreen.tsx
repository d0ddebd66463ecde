import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { ChatIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser, useNow } from '../../app/data/hooks.ts';
import { chatsQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { chatListItems, chatListLabels } from './chat-list.ts';
import { useDrafts } from '../../background/removal/drafts.ts';
import {
  removeChat,
  useDoneRemoval,
  useRemovedChats,
} from '../../background/removal/use-removal.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { RemoveChatDialog } from './RemoveChatDialog.tsx';

/** All conversations, newest first. */
export function ChatsScreen(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const ownId = useUser()?.profile.id ?? '';
  const { data } = useQuery(chatsQuery(useApi()));
  const removed = useRemovedChats();
  const drafts = useDrafts(ownId);
  const done = useDoneRemoval();
  const notice = useAsyncModule(() => import('./RemovedChatNotice.tsx'), done !== null);
  const [asked, setAsked] = useState<string>();
  const labels = useMemo(() => chatListLabels(t), [t]);
  const chats = useMemo(
    () => (data ? chatListItems(t, data, { formats, cdnPrefix, ownId, now, removed, drafts }) : []),
    [t, data, formats, cdnPrefix, ownId, now, removed, drafts],
  );

  const askedChat = chats.find((chat) => chat.conversationId === asked);

  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Heading level={1} isFocusable>
          {t(($) => $.chat.title)}
        </Heading>
        {done && notice && <notice.RemovedChatNotice key={done.conversationId} removal={done} />}
        {chats.length > 0 || !data ? (
          <ChatList
            chats={chats}
            onRemove={setAsked}
            numSkeletons={data ? 0 : 6}
            loadingLabel={t(($) => $.chat.list.loading)}
            labels={labels}
          />
        ) : (
          <EmptyState
            icon={<ChatIcon size="xl" />}
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
        <RemoveChatDialog
          name={askedChat?.name}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            if (askedChat) removeChat({ ...askedChat, memberId: ownId });
          }}
        />
      </Stack>
    </Container>
  );
}
