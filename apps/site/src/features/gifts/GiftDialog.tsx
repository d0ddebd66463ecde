import { type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { GiftPicker, type GiftPickerProps } from '@velours/ui/blocks/GiftPicker';
import { Banner } from '@velours/ui/components/Banner';
import { Dialog } from '@velours/ui/components/Dialog';
import { GiftDrawing } from '@velours/ui/blocks/MessageBubble';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { messagesQuery } from '../chat/messages.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  type CostFacts,
  costText,
  creditsCost,
  writingStop,
} from '../chat/conversation/composer.ts';
import { refusalText } from '../chat/conversation/thread.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { keepWayBack } from '../../app/data/tab-storage.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host, type OnTheWay } from '../../background/host.ts';

export interface GiftDialogProps {
  user: Schemas['User'];
  to: Pick<Schemas['ProfileCard'], 'id' | 'name' | 'status'>;
  /**
   * The conversation itself shows what becomes of it: the dialog closes.
   * @default false
   */
  isInConversation?: boolean;
  onSent?: () => void;
  onClose: () => void;
}

/** Gifts to choose from, what they cost, and what became of the one that was given (C07). */
export function GiftDialog({
  user,
  to,
  isInConversation = false,
  onSent,
  onClose,
}: GiftDialogProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const { pathname } = useLocation();
  const { gift, progress, isOfBefore, reason, give, drop } = useGift(to.id, isInConversation);
  const connection = useSnapshot(host.liveRefresh);
  const isThere = progress === 'sent' || progress === 'waiting';
  const box = useArrivalFocus(isThere ? 'there' : 'choice');
  const picker = giftPickerProps(t, {
    formats,
    settings,
    country: user.profile.country,
    name: to.name,
    cost: settings.gift_credits,
    balance: user.credits,
  });
  const isLimit = progress === 'failed' && reason?.code === 'conversation_limit_reached';
  const startsLeft = useStartsLeft(user, isInConversation ? undefined : to.id);
  const stop = writingStop(t, {
    user,
    partner: to,
    startsLeft: isLimit ? 0 : startsLeft,
    limit: settings.conversations_free,
    hasDraft: false,
  });
  const title = t(($) => $.media.gift.title, { name: to.name });
  const close = (): void => {
    drop();
    const isUnsent = progress === 'sending' || progress === 'waiting';
    // The conversation shows what waits; elsewhere nothing would be seen of it.
    if (isUnsent && !isOfBefore && !isInConversation) {
      toastStore.show({
        tone: 'info',
        title: t(($) => $.media.gift.waitingNotice, { name: to.name }),
      });
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="md"
      isSheetOnPhone
      title={title}
      closeLabel={t(($) => $.common.actions.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <div ref={box}>
        {isThere && gift ? (
          <Stack gap="md">
            <Outcome
              isMoment={progress === 'sent'}
              tone="info"
              icon={<GiftDrawing gift={gift} size={progress === 'sent' ? 'lg' : 'md'} />}
              headingLevel={3}
              title={
                progress === 'sent'
                  ? t(($) => $.media.gift.sentTitle, { name: to.name })
                  : t(($) => $.media.gift.waitingTitle)
              }
            >
              {progress === 'sent'
                ? t(($) => $.media.gift.sentText, { gift: t(($) => $.chat.media.gifts[gift]) })
                : connection === 'offline'
                  ? t(($) => $.media.gift.waiting)
                  : t(($) => $.media.gift.waitingAway)}
            </Outcome>
            <Text tone="muted">{picker.credits}</Text>
            <Link appearance="button" size="lg" isFullWidth href={`/members/${to.id}/chat`}>
              {t(($) => $.media.gift.toConversation)}
            </Link>
          </Stack>
        ) : stop ? (
          <Banner
            actions={
              stop.action && (
                <Link appearance="button" size="sm" href={stop.action.href}>
                  {stop.action.label}
                </Link>
              )
            }
          >
            {isLimit && reason ? refusalText(t, reason) : stop.text}
          </Banner>
        ) : (
          <GiftPicker
            {...picker}
            action={
              <Link
                appearance="button"
                size="sm"
                href="/credits"
                onPress={() =>
                  keepWayBack({ href: pathname, name: to.name, memberId: user.profile.id })
                }
              >
                {t(($) => $.media.getCredits)}
              </Link>
            }
            isPending={progress === 'sending'}
            error={progress === 'failed' && reason ? refusalText(t, reason) : undefined}
            onSend={(name) => {
              if (progress === 'sending') return;
              give(name);
              onSent?.();
              if (isInConversation) onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * How many conversations can still be started, told before a gift is chosen that would begin one; null where nothing limits it, or it is
 * not known: the server refuses then.
 * @param profile undefined where a conversation is open: its own place to write says it.
 */
function useStartsLeft(user: Schemas['User'], profile: string | undefined): number | null {
  const { data: talk } = useQuery({
    ...messagesQuery(useApi(), { profile: profile ?? '' }),
    enabled: profile !== undefined && !user.paid_user,
  });
  return talk?.messages.length === 0 ? talk.starts_left : null;
}

const GIFTS = [
  'rose',
  'bouquet',
  'coffee',
  'chocolates',
  'cake',
  'teddy',
  'balloon',
  'star',
] as const satisfies readonly Schemas['GiftName'][];

interface GiftFacts extends CostFacts {
  name: string;
  /** Credits a gift costs (settings.gift_credits). */
  cost: number;
  /** Credits the member has. */
  balance: number;
}

/** The gifts and their words, each with what it costs. */
export function giftPickerProps(
  t: Translate,
  facts: GiftFacts,
): Pick<GiftPickerProps, 'gifts' | 'credits' | 'labels'> {
  const { name, cost, balance } = facts;
  const costs = { cost: creditsCost(t, cost), costWithMoney: costText(t, cost, facts) };
  return {
    gifts: GIFTS.map((gift) => ({
      name: gift,
      title: t(($) => $.chat.media.gifts[gift]),
      ...costs,
      isAffordable: balance >= cost,
    })),
    credits: t(($) => $.media.balance, { count: balance }),
    labels: {
      ...t(($) => $.media.gift),
      reviewTitle: (gift) => t(($) => $.media.gift.reviewTitle, { gift, name }),
      send: (shown) => t(($) => $.media.gift.send, { cost: shown }),
    },
  };
}

/** What became of a gift: none yet, on its way, waiting for the connection or the server, with the other member, or refused. */
type GiftProgress = 'none' | 'sending' | 'waiting' | 'sent' | 'failed';

interface Given {
  gift: Schemas['GiftName'];
  /** What was in the outbox before. */
  before: readonly string[];
  /** The outbox has taken it. */
  isSeen: boolean;
  /** It was given before this dialog was open. */
  isOfBefore?: boolean;
}

const NONE: readonly OnTheWay[] = [];

/**
 * Gives a gift by the outbox, as everything of a conversation is sent: in order, stored before it goes out, and paid once whatever the
 * network, a reload or a second tab does. A call of its own would need all of that a second time.
 */
function useGift(profileId: string, isInConversation: boolean) {
  const outbox = useSnapshot(host.outbox) ?? NONE;
  const connection = useSnapshot(host.liveRefresh);
  const [given, setGiven] = useState<Given | null>(null);
  useEffect(() => host.outbox.want(), []);
  // One that could not go out yet is shown, and not asked for and paid a second time. A conversation shows it itself.
  const unsent =
    given === null && !isInConversation
      ? outbox.find((one) => one.profileId === profileId && isUnsentGift(one))
      : undefined;
  if (unsent?.media) {
    setGiven({
      gift: unsent.media.id as Schemas['GiftName'],
      before: outbox.flatMap(({ id }) => (id === unsent.id ? [] : id)),
      isSeen: true,
      isOfBefore: true,
    });
  }
  const item = given === null ? undefined : outbox.find((one) => isIt(one, profileId, given));
  if (given && item && !given.isSeen) setGiven({ ...given, isSeen: true });

  const drop = (): void => {
    if (item?.status === 'failed') host.outbox.send({ type: 'CANCEL', id: item.id });
  };
  // What stands behind one that waits waits too.
  const isHeld =
    connection === 'offline' ||
    outbox.some((one) => one.profileId === profileId && one.status === 'waiting');
  return {
    gift: given?.gift,
    progress: progressOf(given, item, isHeld),
    isOfBefore: given?.isOfBefore === true,
    reason: item?.reason ?? null,
    give: (gift: Schemas['GiftName']) => {
      drop();
      setGiven({ gift, before: outbox.map(({ id }) => id), isSeen: false });
      host.outbox.send({ type: 'ENQUEUE', profileId, text: '', media: { kind: 'gift', id: gift } });
    },
    /** Takes a refused one out of the conversation: what was refused was told here. */
    drop,
  };
}

const isUnsentGift = ({ media, status }: OnTheWay): boolean =>
  media?.kind === 'gift' && (status === 'queued' || status === 'sending' || status === 'waiting');

const isIt = (one: OnTheWay, profileId: string, { gift, before }: Given): boolean =>
  one.profileId === profileId &&
  one.media?.kind === 'gift' &&
  one.media.id === gift &&
  !before.includes(one.id);

function progressOf(
  given: Given | null,
  item: OnTheWay | undefined,
  isHeld: boolean,
): GiftProgress {
  if (given === null) return 'none';
  // What the conversation shows leaves the outbox, also where another tab has sent it.
  if (!item) return given.isSeen ? 'sent' : 'sending';
  if (item.status === 'sent') return 'sent';
  if (item.status === 'failed' || item.status === 'cancelled') return 'failed';
  return isHeld || given.isOfBefore ? 'waiting' : 'sending';
}
