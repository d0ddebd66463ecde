import { useMemo, type ReactNode } from 'react';
import { MessageList } from '@velours/ui/blocks/MessageList';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { ContactFinder } from './contact-details.ts';
import { HARDLY_TALKED, messageListLabels, threadOf } from './thread.ts';
import type { useConversation } from './use-conversation.ts';
import { host } from '../../../background/host.ts';
import { useIsTyping } from '../../../background/typing-store.ts';
import type { ReportedThing } from '../../safety/safety-ask.ts';
import { useFormats } from '../../../app/i18n/format.ts';
import { useNow } from '../../../app/data/hooks.ts';

const retry = (id: string): void => host.outbox.send({ type: 'RETRY', id });
const cancel = (id: string): void => host.outbox.send({ type: 'CANCEL', id });

type Talk = ReturnType<typeof useConversation>;

/** What of a conversation is shown here; where it can only be read from its end, there is no more to it. */
type ThreadTalk = Pick<
  Talk,
  'conversation' | 'messages' | 'onTheWay' | 'hasOlder' | 'isLoadingOlder' | 'loadOlder'
> &
  Partial<
    Pick<
      Talk,
      'listKey' | 'hasNewer' | 'isLoadingNewer' | 'loadNewer' | 'toNewest' | 'shown' | 'setAtEnd'
    >
  >;

/** The messages of a conversation, older ones on demand, and those that are still on their way. */
export function ConversationThread(props: {
  talk: ThreadTalk;
  name: string;
  ownId: string;
  /** A message that was not sent goes back to where it was written. */
  onEdit: (text: string) => void;
  /** Asks whether a link is to be opened. */
  onLink?: ((href: string) => void) | undefined;
  finder?: ContactFinder | undefined;
  /** Reports a message of the other. */
  onReport: (message: ReportedThing) => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow();
  const { talk, name, ownId, onEdit, onLink, onReport, finder } = props;
  const { messages, onTheWay } = talk;
  const isTyping = useIsTyping(talk.conversation ?? '');
  const labels = useMemo(() => messageListLabels(t, name), [t, name]);
  const isAll = !talk.hasOlder && !talk.hasNewer;
  const stranger = isAll && messages.length < HARDLY_TALKED ? name : undefined;
  const thread = useMemo(
    () => threadOf(t, { formats, ownId, stranger, finder }),
    [t, formats, ownId, stranger, finder],
  );
  const days = useMemo(() => thread(messages, onTheWay, now), [thread, messages, onTheWay, now]);
  return (
    <MessageList
      key={talk.listKey}
      days={days}
      name={name}
      hasOlder={talk.hasOlder}
      isLoadingOlder={talk.isLoadingOlder}
      onLoadOlder={talk.loadOlder}
      hasNewer={talk.hasNewer}
      isLoadingNewer={talk.isLoadingNewer}
      onLoadNewer={talk.loadNewer}
      onNewest={talk.toNewest}
      shown={talk.shown}
      onAtEnd={talk.setAtEnd}
      isTyping={isTyping}
      onRetry={retry}
      onReport={(id) => {
        const message = messages.find((candidate) => candidate.id === id);
        if (!message) return;
        onReport({ kind: 'message', id, quote: message.text, sentAt: message.sent_at });
      }}
      onCancel={cancel}
      onEdit={(id) => {
        const item = onTheWay.find((candidate) => candidate.id === id);
        if (!item?.canChange) return;
        cancel(id);
        onEdit(item.text);
      }}
      onLink={onLink}
      labels={labels}
    />
  );
}
