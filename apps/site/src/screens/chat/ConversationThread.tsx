import { useMemo, type ReactNode } from 'react';
import { MessageList } from '@velours/ui/blocks/MessageList';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { messageListLabels, threadOf } from '../../view-models/chat/thread.ts';
import type { useConversation } from '../../wiring/chat/use-conversation.ts';
import { liveStore } from '../../wiring/live/live-store.ts';
import { useIsTyping } from '../../wiring/live/typing-store.ts';
import { useFormats } from '../../wiring/use-formats.ts';
import { useNow } from '../../wiring/use-now.ts';

const retry = (id: string): void => liveStore.send({ type: 'RETRY', id });
const cancel = (id: string): void => liveStore.send({ type: 'CANCEL', id });

/** The messages of a conversation, older ones on demand, and those that are still on their way. */
export function ConversationThread(props: {
  talk: ReturnType<typeof useConversation>;
  name: string;
  ownId: string;
  /** A message that was not sent goes back to where it was written. */
  onEdit: (text: string) => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow();
  const { talk, name, ownId, onEdit } = props;
  const { messages, onTheWay } = talk;
  const isTyping = useIsTyping(talk.conversation ?? '');
  const labels = useMemo(() => messageListLabels(t, name), [t, name]);
  const thread = useMemo(() => threadOf(t, { formats, ownId }), [t, formats, ownId]);
  const days = useMemo(() => thread(messages, onTheWay, now), [thread, messages, onTheWay, now]);
  return (
    <MessageList
      days={days}
      name={name}
      hasOlder={talk.hasOlder}
      isLoadingOlder={talk.isLoadingOlder}
      onLoadOlder={talk.loadOlder}
      isTyping={isTyping}
      onRetry={retry}
      onCancel={cancel}
      onEdit={(id) => {
        const item = onTheWay.find((candidate) => candidate.id === id);
        if (!item?.canChange) return;
        cancel(id);
        onEdit(item.text);
      }}
      labels={labels}
    />
  );
}
