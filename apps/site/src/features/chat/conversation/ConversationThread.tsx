import { useMemo, type ReactNode, useEffect, useState } from 'react';
import { MessageList } from '@velours/ui/blocks/MessageList';
import { errorText } from '../../../app/errors/problem-text.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { ContactFinder } from './contact-details.ts';
import { HARDLY_TALKED, lastPrice, messageListLabels, threadOf } from './thread.ts';
import { host, type OnTheWay } from '../../../background/host.ts';
import { useIsTyping } from '../../../background/typing-store.ts';
import type { ReportedThing } from '../../safety/BlockAndReport.tsx';
import { useFormats, useLocalFormats } from '../../../app/i18n/use-formats.ts';
import { useNow, useSettings, useUser } from '../../../app/data/hooks.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, problemOf, type Schemas, useApi } from '../../../app/data/api.ts';
import { keepLastOpenedChat, partnerName } from '../chats.ts';
import { useSnapshot } from '../../../app/loading/actor-handle.ts';
import { useFirstTouch } from '../../../app/loading/first-touch.ts';
import {
  type ConversationRef,
  type Further,
  messagesAroundQuery,
  messagesQuery,
  readFurther,
} from '../messages.ts';
import { priceOf } from './composer.ts';
import { clearUnread, type Conversation } from '../../../app/data/chat-cache.ts';
import { tellOtherTabs } from '../../../background/member-channels.ts';

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
      | 'partnerId'
      | 'listKey'
      | 'olderError'
      | 'hasNewer'
      | 'isLoadingNewer'
      | 'newerError'
      | 'loadNewer'
      | 'toNewest'
      | 'shown'
      | 'setAtEnd'
    >
  >;

/** The messages of a conversation, older ones on demand, and those that are still on their way. */
export function ConversationThread(props: {
  talk: ThreadTalk;
  name: string;
  ownId: string;
  /** A message that was not sent goes back to where it was written; undefined where nothing can be sent any more. */
  onEdit: ((text: string) => void) | undefined;
  /** Asks whether a link is to be opened. */
  onLink?: ((href: string) => void) | undefined;
  finder?: ContactFinder | undefined;
  /** Reports a message of the other. */
  onReport: (message: ReportedThing) => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const now = useNow();
  const { talk, name, ownId, onEdit, onLink, onReport, finder } = props;
  const { messages, onTheWay } = talk;
  const isTyping = useIsTyping(talk.conversation);
  const waiting = useUser()?.first_member;
  const message = waiting?.id === talk.partnerId ? waiting?.message : undefined;
  const labels = useMemo(() => messageListLabels(t, name, message), [t, name, message]);
  const isAll = !talk.hasOlder && !talk.hasNewer;
  const stranger = isAll && messages.length < HARDLY_TALKED ? name : undefined;
  const prices = usePrices();
  const thread = useMemo(
    () => threadOf(t, { formats, ownId, stranger, finder, prices }),
    [t, formats, ownId, stranger, finder, prices],
  );
  const days = useMemo(() => thread(messages, onTheWay, now), [thread, messages, onTheWay, now]);
  return (
    <MessageList
      key={talk.listKey}
      days={days}
      name={name}
      hasOlder={talk.hasOlder}
      isLoadingOlder={talk.isLoadingOlder}
      olderError={talk.olderError}
      onLoadOlder={talk.loadOlder}
      hasNewer={talk.hasNewer}
      isLoadingNewer={talk.isLoadingNewer}
      newerError={talk.newerError}
      onLoadNewer={talk.loadNewer}
      onNewest={talk.toNewest}
      shown={talk.shown}
      onAtEnd={talk.setAtEnd}
      isTyping={isTyping}
      onRetry={onEdit && retry}
      onReport={(id) => {
        const message = messages.find((candidate) => candidate.id === id);
        if (!message) return;
        onReport({ kind: 'message', id, quote: message.text, sentAt: message.sent_at });
      }}
      onCancel={cancel}
      onEdit={
        onEdit &&
        ((id) => {
          const item = onTheWay.find((candidate) => candidate.id === id);
          if (!item?.canChange) return;
          cancel(id);
          onEdit(item.text);
        })
      }
      onLink={onLink}
      labels={labels}
    />
  );
}

/** What waits is shown with what it will cost, as far as this page knows. */
function usePrices() {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const country = useUser()?.profile.country ?? null;
  return useMemo(() => {
    const priced = (credits: number) =>
      lastPrice(t, credits, priceOf(credits, { formats, settings, country }));
    return { message: priced(settings.message_credits), gift: priced(settings.gift_credits) };
  }, [t, formats, settings, country]);
}

const NONE: readonly OnTheWay[] = [];
const NO_MESSAGES: readonly Schemas['Message'][] = [];

/** Where a conversation is read. */
interface ReadingPlace {
  /** A new object each time it is asked for. */
  readonly shown: { readonly id: string; readonly isQuiet?: boolean | undefined };
  /** The message around which messages are fetched; undefined where it is among the newest ones. */
  readonly around: string | undefined;
}

/** Who reads a conversation, and it as far as it goes up to the newest message. */
export interface ConversationFacts {
  user: Schemas['User'];
  newest: Conversation;
}

/** A conversation as it stands: the other member, the messages oldest first, and what is on its way to them. */
export function useConversation({
  conversation: ref,
  user,
  newest,
}: ConversationFacts & { conversation: ConversationRef }) {
  const t = useTranslate();
  const api = useApi();
  const [place, setPlace] = useState<ReadingPlace>();
  const [isAtEnd, setAtEnd] = useState(true);
  const newestQuery = useQuery(messagesQuery(api, ref));
  // Blocked in another tab, or by the other: what was written stays to be read.
  const isGone = /^(conversation|member)_not_found$/.test(problemOf(newestQuery.error)?.code ?? '');
  const partner = useMemo(
    () => ({
      ...newest.profile,
      name: partnerName(t, newest.profile),
      status: isGone ? ('disabled' as const) : newest.profile.status,
    }),
    [t, newest.profile, isGone],
  );
  const around = place?.around;
  const aroundQuery = messagesAroundQuery(api, ref, around ?? '');
  const oldQuery = useQuery({ ...aroundQuery, enabled: around !== undefined });
  // Until they are here, what was there stays.
  const isOld = oldQuery.data !== undefined;
  const shown = isOld ? oldQuery.data : newestQuery.data;
  const { queryKey } = isOld ? aroundQuery : messagesQuery(api, ref);
  const older = useFurther({ ref, queryKey, side: 'older' });
  const newer = useFurther({ ref, queryKey, side: 'newer' });
  const outbox = useSnapshot(host.outbox) ?? NONE;
  const connection = useSnapshot(host.liveRefresh) ?? null;
  const ownId = user.profile.id;
  const partnerId = newest.profile.id;
  const hasNewer = shown?.has_newer ?? false;
  const messages = shown?.messages ?? NO_MESSAGES;
  const onTheWay = useMemo(
    () => (hasNewer ? [] : outbox.filter((item) => item.profileId === partnerId)),
    [outbox, partnerId, hasNewer],
  );
  const lastReceived = messages.findLast(({ sender }) => sender !== ownId)?.position;
  // Read is what has been in sight: not what came while the reader was further up.
  useMarkRead(ownId, newest.conversation_id, isAtEnd && !hasNewer ? lastReceived : undefined);
  const client = useQueryClient();
  useEffect(() => keepLastOpenedChat(client, partnerId), [client, partnerId]);
  // Whoever is there may write: what sends it is fetched beforehand.
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (isTouched) host.outbox.want();
  }, [isTouched]);

  return {
    user,
    partner,
    partnerId,
    /** The other has deleted the account. */
    isDeleted: newest.profile.name === '',
    conversation: newest.conversation_id,
    /** How many conversations can still be started; null where nothing limits it. */
    startsLeft: user.paid_user ? null : newest.starts_left,
    messages,
    onTheWay,
    connection,
    hasOlder: shown?.has_more ?? false,
    isLoadingOlder: older.isLoading,
    olderError: older.error,
    loadOlder: older.load,
    hasNewer,
    isLoadingNewer: newer.isLoading,
    newerError: newer.error,
    loadNewer: newer.load,
    /** What stands for the list that is read: another one begins at its own place. */
    listKey: isOld ? around : 'newest',
    shown: around === undefined || isOld ? place?.shown : undefined,
    /** The messages around the one that was asked for are on their way. */
    isGoing: oldQuery.isLoading,
    /** Why they could not be fetched; null where they could. */
    placeError: isOld ? null : oldQuery.error,
    setAtEnd,
    /** Goes to a message, which is fetched where it is not here. */
    show: (id: string, isQuiet: boolean) => {
      const isHere = messages.some((message) => message.id === id);
      setPlace({ shown: { id, isQuiet }, around: isHere ? around : id });
    },
    /** Back to the newest messages. */
    toNewest: () => setPlace(undefined),
  };
}

/** What reads a conversation on, at one of its two ends. */
function useFurther(further: Further) {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // What is said of one list is not said of another.
    mutationKey: [...further.queryKey, further.side],
    mutationFn: () => readFurther(api, client, further),
  });
  return {
    isLoading: isPending,
    error: error ? errorText(t, error) : undefined,
    load: () => mutate(),
  };
}

/** Somebody looks at it: a window behind another one, or beside the one that is used, can be seen and is not read. */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Tells the server and the member's other tabs what is read of an open conversation (createReadMarker). */
function useMarkRead(
  memberId: string,
  conversation: string,
  lastReceived: number | undefined,
): void {
  const api = useApi();
  const client = useQueryClient();
  const tell = useMemo(
    () =>
      createReadMarker(async (read) => {
        clearUnread(client, read.conversation);
        await answer(api.PUT('/api/messages.php', { params: intent(), body: read }));
        tellOtherTabs(memberId, { type: 'read', conversation: read.conversation });
      }),
    [api, client, memberId],
  );

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const tellNow = (): void => tell({ conversation, lastReceived, isVisible: isLookedAt() });
    tellNow();
    document.addEventListener('visibilitychange', tellNow, { signal });
    addEventListener('focus', tellNow, { signal });
    return () => over.abort();
  }, [tell, conversation, lastReceived]);
}

/** What is true of an open conversation. */
interface ReadingFacts {
  conversation: string;
  /** The position of the other member's newest message. */
  lastReceived: number | undefined;
  /** Whether somebody looks at the page. */
  isVisible: boolean;
}

export interface Read {
  readonly conversation: string;
  readonly read_up_to: number;
}

/**
 * An open conversation that can be seen is read up to its newest received message (spec section 4): the server is told once, and
 * again at the next fact where it did not answer.
 */
export function createReadMarker(save: (read: Read) => Promise<unknown>) {
  let told: Read | undefined;
  return ({ conversation, lastReceived, isVisible }: ReadingFacts): void => {
    if (!isVisible || !lastReceived) return;
    if (told?.conversation === conversation && told.read_up_to === lastReceived) return;
    const read = { conversation, read_up_to: lastReceived };
    told = read;
    save(read).catch(() => {
      if (told === read) told = undefined;
    });
  };
}
