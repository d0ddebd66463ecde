import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { ChatPanes } from '@velours/ui/blocks/ChatPanes';
import { ConnectionNotice } from '@velours/ui/blocks/ConnectionNotice';
import { OfflineNotice } from '@velours/ui/blocks/OfflineNotice';
import { Banner } from '@velours/ui/components/Banner';
import { IconButton } from '@velours/ui/components/IconButton';
import { Link } from '@velours/ui/components/Link';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { WordMark } from '@velours/ui/components/WordMark';
import { Container } from '@velours/ui/primitives/Container';
import { MoreIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Schemas } from '../../../app/data/api.ts';
import { useMedia, useSettings, WIDE } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../../app/loading/parts.tsx';
import type { ShownConnection } from '../../../background/host.ts';
import { useAsOfText } from '../../../background/kept-page.ts';
import { useChatList } from '../chats.ts';
import type { ConversationMenuProps } from './ConversationMenu.tsx';

/** A conversation between all the others and who it is with, as far as the window has room for them (spec section 2: the layout is bare). */
export function ConversationPanes(props: {
  /** The id of the conversation, which the list does not hold before its first message. */
  current: string;
  partner: Schemas['Partner'];
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
  const { age } = partner;
  const isHere = partner.status === 'active' && age !== null;
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
        person={
          person && age !== null ? (
            <person.PersonPane partner={{ ...partner, age }} />
          ) : (
            <Skeleton shape="card" />
          )
        }
        personLabel={isHere ? t(($) => $.chat.panes.person, { name: partner.name }) : undefined}
      >
        {props.children}
      </ChatPanes>
    </>
  );
}

/** How long the stream may be away before it is told, in ms. */
const AWAY_MS = 2_000;

/** The connection as it is told of: who hears that it is gone hears next that it is there again, not that it is lost on the way. */
function useToldConnection(connection: ShownConnection): ShownConnection {
  const [told, tell] = useState(connection);
  useEffect(() => {
    const timer = setTimeout(tell, connection === 'reconnecting' ? AWAY_MS : 0, connection);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection === 'reconnecting' ? told : connection;
}

/** What stands between the head of a conversation and its messages: the connection, and what went wrong. */
export function ConversationNotices(props: {
  connection: ShownConnection;
  /** Said before the first word to who is not a real member. */
  kindWarning: string | undefined;
}): ReactNode {
  const t = useTranslate();
  const asOf = useAsOfText();
  const connection = useToldConnection(props.connection);
  return (
    <>
      {props.kindWarning === undefined ? null : (
        <Container width="md" hasRoomAbove>
          <Banner>{props.kindWarning}</Banner>
        </Container>
      )}
      <OfflineNotice
        isOffline={connection === 'offline' || asOf !== undefined}
        labels={{
          title: t(($) => $.common.states.offlineTitle),
          text: [t(($) => $.common.states.offlineText), asOf].filter(Boolean).join(' '),
        }}
      />
      <ConnectionNotice
        state={connection ?? 'connected'}
        labels={{
          reconnecting: t(($) => $.common.states.connectionLost),
          connected: t(($) => $.common.states.connectionBack),
        }}
      />
    </>
  );
}

/** What can be done, behind one button at the end of a conversation's head; the menu comes with the first press. */
export function ConversationMenuButton(
  props: ConversationMenuProps & {
    /** Whoever writes on before the menu is there does not want it any more. */
    draft: string;
  },
): ReactNode {
  const t = useTranslate();
  const { draft, ...menu } = props;
  /** Above which draft it was pressed. */
  const [wantedAt, setWantedAt] = useState<string>();
  const isWanted = wantedAt === draft;
  const module = useAsyncModule(
    () => import('./ConversationMenu.tsx'),
    isWanted,
    () => setWantedAt(undefined),
  );
  if (module) return <module.ConversationMenu {...menu} />;
  return (
    <IconButton
      label={t(($) => $.chat.safety.menu, { name: props.name })}
      aria-haspopup="menu"
      isPending={isWanted}
      onPress={() => setWantedAt(draft)}
    >
      <MoreIcon />
    </IconButton>
  );
}
