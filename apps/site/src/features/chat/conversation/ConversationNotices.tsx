import type { ReactNode } from 'react';
import { ConnectionNotice } from '@velours/ui/blocks/ConnectionNotice';
import { Banner } from '@velours/ui/components/Banner';
import { OfflineNotice } from '@velours/ui/blocks/OfflineNotice';
import { Container } from '@velours/ui/primitives/Container';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { Connection } from '../../../background/host.ts';
import { PageNotices } from '../../../background/PageNotices.tsx';

/** What stands between the head of a conversation and its messages: the connection, and what went wrong. */
export function ConversationNotices(props: {
  connection: Connection;
  /** Said before the first word to who is not a real member. */
  kindWarning: string | undefined;
}): ReactNode {
  const t = useTranslate();
  return (
    <>
      <PageNotices />
      {props.kindWarning === undefined ? null : (
        <Container width="md" hasRoomAbove>
          <Banner>{props.kindWarning}</Banner>
        </Container>
      )}
      <OfflineNotice
        isOffline={props.connection === 'offline'}
        labels={{
          title: t(($) => $.common.states.offlineTitle),
          text: t(($) => $.common.states.offlineText),
        }}
      />
      <ConnectionNotice
        state={props.connection === 'reconnecting' ? 'reconnecting' : 'connected'}
        labels={{
          reconnecting: t(($) => $.common.states.connectionLost),
          connected: t(($) => $.common.states.connectionBack),
        }}
      />
    </>
  );
}
