import { type ReactNode, useEffect, useState } from 'react';
import { ConnectionNotice } from '@velours/ui/blocks/ConnectionNotice';
import { OfflineNotice } from '@velours/ui/blocks/OfflineNotice';
import { Banner } from '@velours/ui/components/Banner';
import { IconButton } from '@velours/ui/components/IconButton';
import { Container } from '@velours/ui/primitives/Container';
import { MoreIcon } from '@velours/ui/primitives/Icon';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../../app/loading/parts.tsx';
import type { Connection } from '../../../background/host.ts';
import { useAsOfText } from '../../../background/kept-page.ts';
import type { ConversationMenuProps } from './ConversationMenu.tsx';

/** How long the stream may be away before it is told, in ms. */
const AWAY_MS = 2_000;

/** The connection as it is told of: who hears that it is gone hears next that it is there again, not that it is lost on the way. */
function useToldConnection(connection: Connection): Connection {
  const [told, tell] = useState(connection);
  useEffect(() => {
    const timer = setTimeout(tell, connection === 'reconnecting' ? AWAY_MS : 0, connection);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection === 'reconnecting' ? told : connection;
}

/** What stands between the head of a conversation and its messages: the connection, and what went wrong. */
export function ConversationNotices(props: {
  connection: Connection;
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
