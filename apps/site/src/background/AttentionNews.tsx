import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { useApi } from '../app/data/api.ts';
import { useAttention } from '../app/data/hooks.ts';
import { chatsQuery } from '../app/data/queries.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { isConversation } from './like-overlay/use-like-facts.ts';

/** What has come is told so long after it, in ms: by then what is read where it came counts no more. */
const PAUSE_MS = 1_000;

const NONE = { unread: 0, likes: 0 };

export interface AttentionNewsProps {
  /** What there was when the page came. */
  known: { readonly unread: number; readonly likes: number };
}

/** Tells those who listen how many unread messages and new likes there are, whenever there are more (WCAG 2.2, 4.1.3). */
export function AttentionNews(props: AttentionNewsProps): ReactNode {
  const t = useTranslate();
  const { newLikes: likes } = useAttention();
  const unread = useUnreadElsewhere();
  const known = useRef(props.known);
  const [news, setNews] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = known.current;
      known.current = { unread, likes };
      setNews({
        unread: unread > before.unread ? unread : 0,
        likes: likes > before.likes ? likes : 0,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unread, likes]);
  return (
    <VisuallyHidden live="polite">
      {news.unread > 0 && t(($) => $.common.nav.unreadMessages, { count: news.unread })}{' '}
      {news.likes > 0 && t(($) => $.common.nav.newLikes, { count: news.likes })}
    </VisuallyHidden>
  );
}

/** The unread messages but those of the conversation that is open: it tells of its own. */
function useUnreadElsewhere(): number {
  const { pathname } = useLocation();
  const { unreadMessages } = useAttention();
  const { data } = useQuery({ ...chatsQuery(useApi()), enabled: false });
  if (!isConversation(pathname)) return unreadMessages;
  const parts = pathname.split('/');
  const open = data?.chats.find(
    ({ conversation_id, profile_id }) =>
      parts.includes(conversation_id) || parts.includes(profile_id),
  );
  return unreadMessages - (open?.num_unread_messages ?? 0);
}
