import { type ReactNode, useEffect, useState } from 'react';
import { ConnectionNotice } from '@velours/ui/blocks/ConnectionNotice';
import { OfflineNotice } from '@velours/ui/blocks/OfflineNotice';
import { Banner } from '@velours/ui/components/Banner';
import { IconButton } from '@velours/ui/components/IconButton';
import { Container } from '@velours/ui/primitives/Container';
import { BlockIcon, FlagIcon, MoreIcon, SearchIcon, TrashIcon } from '@velours/ui/primitives/Icon';
import { useMedia, WIDE } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';
import type { Connection } from '../../../background/host.ts';
import { useAsOfText } from '../../../background/kept-page.ts';
import type { SafetyAsk } from '../../safety/BlockAndReport.tsx';

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

/** What can be done, behind one button at the end of a conversation's head; the menu's code comes with the first press. */
export function ConversationMenu(props: {
  name: string;
  /** Whoever writes on before the menu is there does not want it any more. */
  draft: string;
  /** Undefined where there is nothing to search, or to remove; where there is room both have buttons of their own. */
  onSearch: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onChoose: (deed: SafetyAsk['deed']) => void;
}): ReactNode {
  const t = useTranslate();
  /** Above which draft it was pressed. */
  const [wantedAt, setWantedAt] = useState<string>();
  const isWanted = wantedAt === props.draft;
  const hasRoom = useMedia(WIDE.sm);
  const module = useAsyncModule(
    () => import('@velours/ui/components/Menu'),
    isWanted,
    () => setWantedAt(undefined),
  );
  const label = t(($) => $.chat.safety.menu, { name: props.name });
  if (!module) {
    return (
      <IconButton
        label={label}
        aria-haspopup="menu"
        isPending={isWanted}
        onPress={() => setWantedAt(props.draft)}
      >
        <MoreIcon />
      </IconButton>
    );
  }
  return (
    <module.Menu
      label={label}
      triggerIcon={<MoreIcon />}
      isDefaultOpen
      items={[
        ...(hasRoom || !props.onSearch
          ? []
          : [{ id: 'search', label: t(($) => $.chat.search.open), icon: <SearchIcon /> }]),
        { id: 'report', label: t(($) => $.chat.safety.report), icon: <FlagIcon /> },
        { id: 'block', label: t(($) => $.chat.safety.block), icon: <BlockIcon /> },
        ...(hasRoom || !props.onRemove
          ? []
          : [
              {
                id: 'remove',
                label: t(($) => $.chat.remove.open, { name: props.name }),
                icon: <TrashIcon />,
              },
            ]),
      ]}
      onAction={(id) => {
        if (id === 'search') props.onSearch?.();
        else if (id === 'remove') props.onRemove?.();
        else props.onChoose(id === 'block' ? 'block' : 'report');
      }}
    />
  );
}
