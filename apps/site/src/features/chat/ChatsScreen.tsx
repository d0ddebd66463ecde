import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ChatList, type ChatListItem, type ChatListLabels } from '@velours/ui/blocks/ChatList';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { ChatIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Answer } from '@velours/api-client';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useNow, useSettings, useUser } from '../../app/data/hooks.ts';
import { chatsQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useDrafts } from '../../background/chat-removal/drafts.ts';
import { removeChat, useRemovedChats } from '../../background/chat-removal/use-removal.ts';
import { useRemovedChat } from './use-removed-chat.ts';
import { type Formats, useFormats } from '../../app/i18n/format.ts';
import { RemoveChatDialog } from './RemoveChatDialog.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { shownPhoto } from '../../app/data/member-card.ts';

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
  useRemovedChat();
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

type Chats = Answer<'getChats'>;

export function chatListLabels(t: Translate): ChatListLabels {
  return {
    list: t(($) => $.chat.list.label),
    kind: t(($) => $.common.kind),
    online: t(($) => $.common.states.online),
    unread: (count) => t(($) => $.chat.list.unread, { count }),
    remove: (name) => t(($) => $.chat.remove.title, { name }),
  };
}

interface ChatListFacts {
  formats: Formats;
  cdnPrefix: string;
  ownId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Conversations that are being removed: no list shows them. */
  removed: readonly string[];
  /** What was begun and not sent, by conversation (B10). */
  drafts: ReadonlyMap<string, string>;
}

/** The conversations as the list shows them; one whose member is not told is left out. */
export function chatListItems(t: Translate, chats: Chats, facts: ChatListFacts): ChatListItem[] {
  const profiles = new Map(chats.profiles.map((profile) => [profile.id, profile]));
  return chats.chats.flatMap((chat) => {
    const profile = profiles.get(chat.profile_id);
    if (!profile || facts.removed.includes(chat.conversation_id)) return [];
    const draft = facts.drafts.get(chat.conversation_id);
    const { sender, sent_at } = chat.last_message;
    const text = lastWords(t, chat.last_message);
    return {
      conversationId: chat.conversation_id,
      href: `/chats/${chat.conversation_id}`,
      name: partnerName(t, profile),
      kind: profile.kind,
      thumbnailUrl: shownPhoto(profile.main_image, facts.cdnPrefix, 'thumb_filename')?.url ?? null,
      isOnline: profile.online,
      lastMessage:
        draft !== undefined
          ? t(($) => $.chat.list.draft, { text: draft })
          : sender === facts.ownId
            ? t(($) => $.chat.list.you, { text })
            : text,
      time: facts.formats.moment(sent_at, facts.now),
      timeIso: sent_at,
      numUnread: chat.num_unread_messages,
    };
  });
}

/** The other member of a conversation by name; who has deleted the account has none any more (A02). */
const partnerName = (t: Translate, { name }: Pick<Schemas['ProfileCard'], 'name'>): string =>
  name === '' ? t(($) => $.chat.list.deletedMember) : name;

/** What a list says of the newest message: its words, or what it is. */
export function lastWords(
  t: Translate,
  { kind, text }: Pick<Schemas['LastMessage'], 'kind' | 'text'>,
): string {
  if (kind === 'gift') return t(($) => $.chat.media.gift);
  return kind === 'gif' ? t(($) => $.chat.media.gif) : text;
}
