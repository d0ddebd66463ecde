import { useMemo, type ReactNode } from 'react';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { ChatPanes } from '@velours/ui/blocks/ChatPanes';
import { Link } from '@velours/ui/components/Link';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { WordMark } from '@velours/ui/components/WordMark';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Schemas } from '../../../app/data/api.ts';
import { useMedia, useSettings, WIDE } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../../app/loading/parts.tsx';
import { useFirstTouch } from '../../../app/loading/first-touch.ts';
import { useChatList } from '../chats.ts';

/** A conversation between all the others and who it is with, as far as the window has room for them (spec section 2: the layout is bare). */
export function ConversationPanes(props: {
  /** The id of the conversation, which the list does not hold before its first message. */
  current: string;
  partner: Schemas['ProfileCard'];
  children: ReactNode;
}): ReactNode {
  const t = useTranslate();
  const { name: site } = useSettings();
  const { current, partner } = props;
  const { chats, labels } = useChatList();
  const shown = useMemo(
    () => chats?.map((chat) => ({ ...chat, isCurrent: chat.conversationId === current })),
    [chats, current],
  );
  const hasRoom = useMedia(WIDE.lg);
  // Who has left has no profile to lead to.
  const isHere = partner.status === 'active';
  // The head of the conversation names them already.
  const person = useAsyncModule(
    () => import('./PersonPane.tsx'),
    useFirstTouch() && hasRoom && isHere,
  );
  return (
    <>
      <SkipLink targetId="content" label={t(($) => $.chat.panes.skip)} />
      <ChatPanes
        alone="open"
        isWindow
        list={
          <Stack gap="md">
            <Inline justify="space-between" gap="sm">
              <WordMark name={site} size="sm" />
              <Link href="/chats">{t(($) => $.chat.thread.backToList)}</Link>
            </Inline>
            <ChatList chats={shown ?? []} numSkeletons={shown ? 0 : 6} labels={labels} />
          </Stack>
        }
        listLabel={t(($) => $.chat.title)}
        person={person ? <person.PersonPane partner={partner} /> : <Skeleton shape="card" />}
        personLabel={isHere ? t(($) => $.chat.panes.person, { name: partner.name }) : undefined}
      >
        {props.children}
      </ChatPanes>
    </>
  );
}
