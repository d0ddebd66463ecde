import type { Answer } from '@velours/api-client';
import type { ChatListItem, ChatListLabels } from '@velours/ui/blocks/ChatList';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { shownPhoto } from '../../app/data/member-card.ts';
import { lastWords } from './conversation/message-media.ts';
import { partnerName } from './conversation/partner.ts';

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

export interface ChatListFacts {
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
