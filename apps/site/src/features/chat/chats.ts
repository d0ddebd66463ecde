import { type QueryClient, useQuery, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatListItem, ChatListLabels, ChatListProps } from '@velours/ui/blocks/ChatList';
import type { Answer } from '@velours/api-client';
import { type Schemas, useApi, answer, type Api } from '../../app/data/api.ts';
import { useNow, useSettings, useUser } from '../../app/data/hooks.ts';
import { shownPhoto } from '../../app/data/member-card.ts';
import { chatsKey } from '../../app/data/keys.ts';
import { chatsQuery } from '../../app/data/queries.ts';
import { type ConversationRef, messagesQuery } from './messages.ts';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { useDrafts } from '../../background/chat-removal/drafts.ts';
import { useRemovedChats } from '../../background/chat-removal/use-removal.ts';
import { type LoadPage, type PageArgs, requireMember } from '../../app/data/page-data.ts';
import { field, intentOf } from '../../app/forms/submit.ts';
import { writtenCall, type Written } from '../../background/outbox/written-call.ts';

/** Matches to whom nothing has been written; they change with the chats. */
export const newMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...chatsKey, 'new matches'],
    queryFn: () => answer(api.GET('/api/matches.php')),
  });

/** /chats: the conversations, newest first, and who waits for a first line. */
export const loadChats: LoadPage = async (page) => {
  await requireMember(page);
  await Promise.all([
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
    page.queryClient.ensureQueryData(newMatchesQuery(page.api)),
  ]);
};

/** The conversation at an address: named by its own id, or by the member it is with. */
export const conversationOf = ({
  profile,
  conversation = '',
}: PageArgs['params']): ConversationRef => (profile === undefined ? { conversation } : { profile });

/** /chats/:conversation, and /members/:profile/chat, whether that has begun or not; the name is the other member's. */
export const loadConversation: LoadPage<{ name: string }> = async (page) => {
  await requireMember(page);
  const [{ profile }] = await Promise.all([
    page.queryClient.ensureQueryData(messagesQuery(page.api, conversationOf(page.params))),
    page.queryClient.ensureQueryData(chatsQuery(page.api)),
  ]);
  return { name: profile.name };
};

export interface ListedChat extends ChatListItem {
  /** The other member has deleted the account. */
  isDeleted: boolean;
}

/** All conversations as a list shows them, newest first; undefined until they are here. */
export function useChatList(): { chats: ListedChat[] | undefined; labels: ChatListLabels } {
  const t = useTranslate();
  const formats = useLocalFormats();
  const now = useNow();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const ownId = useUser()?.profile.id ?? '';
  const { data } = useQuery(chatsQuery(useApi()));
  const removed = useRemovedChats();
  const drafts = useDrafts(ownId);
  const labels = useMemo(() => chatListLabels(t), [t]);
  const chats = useMemo(
    () => data && chatListItems(t, data, { formats, cdnPrefix, ownId, now, removed, drafts }),
    [t, data, formats, cdnPrefix, ownId, now, removed, drafts],
  );
  return { chats, labels };
}

/** Who waits for a first line, as faces over the list; undefined where nobody does. */
export function useMatchFaces(): ChatListProps['matches'] {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { data } = useQuery(newMatchesQuery(useApi()));
  return useMemo(
    () =>
      data && data.total > 0
        ? {
            label: t(($) => $.chat.panes.waiting, { count: data.total }),
            people: data.profiles.map(({ id, name, kind, main_image }) => ({
              id,
              href: `/members/${id}/chat`,
              name,
              kind,
              thumbnailUrl: shownPhoto(main_image, cdnPrefix)?.url ?? null,
            })),
          }
        : undefined,
    [t, data, cdnPrefix],
  );
}

type Chats = Answer<'getChats'>;

export function chatListLabels(t: Translate): ChatListLabels {
  return {
    list: t(($) => $.chat.list.label),
    kind: t(($) => $.common.kind),
    online: t(($) => $.common.states.online),
    unread: (count) => t(($) => $.chat.list.unread, { count }),
    remove: (name) => t(($) => $.chat.remove.open, { name }),
  };
}

interface ChatListFacts {
  formats: ZonedFormats;
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
export function chatListItems(t: Translate, chats: Chats, facts: ChatListFacts): ListedChat[] {
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
      isDeleted: profile.name === '',
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

/** The other member of a conversation by name; who is not here any more has none (A02). */
export const partnerName = (t: Translate, { name }: Pick<Schemas['Partner'], 'name'>): string =>
  name === '' ? t(($) => $.chat.list.deletedMember) : name;

/** What a list says of the newest message: its words, or what it is. */
export function lastWords(
  t: Translate,
  { kind, text }: Pick<Schemas['LastMessage'], 'kind' | 'text'>,
): string {
  if (kind === 'gift') return t(($) => $.chat.media.gift);
  return kind === 'gif' ? t(($) => $.chat.media.gif) : text;
}

/** Whose conversation was opened last, and when (ISO 8601); until the member logs out or the page is loaded anew (spec section 3). */
interface LastOpenedChat {
  readonly profileId: string;
  readonly openedAt: string;
}

/** It goes with the conversations when the member does. */
const lastOpenedKey = [...chatsKey, 'last opened'] as const;

export const lastOpenedChat = (client: QueryClient): LastOpenedChat | undefined =>
  client.getQueryData<LastOpenedChat>(lastOpenedKey);

export function keepLastOpenedChat(client: QueryClient, profileId: string): void {
  // No server tells it again, and no page watches it all the time.
  client.setQueryDefaults(lastOpenedKey, { gcTime: Infinity, staleTime: Infinity });
  client.setQueryData<LastOpenedChat>(lastOpenedKey, {
    profileId,
    openedAt: new Date().toISOString(),
  });
}

/** Sends the message, or the gift or GIF that is named. */
export async function submitMessage(
  form: FormData,
  { api, url, signal }: Pick<PageArgs, 'api' | 'url' | 'signal'>,
) {
  const written = {
    profileId: field(form, 'profile'),
    text: field(form, 'text'),
    media: mediaOf(form),
    idempotencyKey: intentOf(form).header['Idempotency-Key'],
  };
  return { ...(await answer(writtenCall(api, written, signal))), seeOther: url.pathname };
}

function mediaOf(form: FormData): Written['media'] {
  const [gift, gif] = [field(form, 'gift'), field(form, 'gif')];
  if (gift) return { kind: 'gift', id: gift };
  return gif ? { kind: 'gif', id: gif } : undefined;
}
