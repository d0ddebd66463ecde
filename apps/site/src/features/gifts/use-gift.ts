import { useState } from 'react';
import type { Schemas } from '../../app/data/api.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host, type OnTheWay } from '../../background/host.ts';

/** What became of a gift: none yet, on its way, waiting for the connection, with the other member, or refused. */
export type GiftProgress = 'none' | 'sending' | 'waiting' | 'sent' | 'failed';

interface Given {
  gift: Schemas['GiftName'];
  /** What was in the outbox before. */
  before: readonly string[];
  /** The outbox has taken it. */
  isSeen: boolean;
}

/**
 * Gives a gift by the outbox, as everything of a conversation is sent: in order, stored before it goes out, and paid once whatever the
 * network, a reload or a second tab does. A call of its own would need all of that a second time.
 */
export function useGift(profileId: string) {
  const outbox = useSnapshot(host.outbox) ?? [];
  const connection = useSnapshot(host.liveRefresh);
  const [given, setGiven] = useState<Given | null>(null);
  const item = given === null ? undefined : outbox.find((one) => isIt(one, profileId, given));
  if (given && item && !given.isSeen) setGiven({ ...given, isSeen: true });

  const drop = (): void => {
    if (item?.status === 'failed') host.outbox.send({ type: 'CANCEL', id: item.id });
  };
  return {
    gift: given?.gift,
    progress: progressOf(given, item, connection === 'offline'),
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

const isIt = (one: OnTheWay, profileId: string, { gift, before }: Given): boolean =>
  one.profileId === profileId &&
  one.media?.kind === 'gift' &&
  one.media.id === gift &&
  !before.includes(one.id);

function progressOf(
  given: Given | null,
  item: OnTheWay | undefined,
  isOffline: boolean,
): GiftProgress {
  if (given === null) return 'none';
  // What the conversation shows leaves the outbox, also where another tab has sent it.
  if (!item) return given.isSeen ? 'sent' : 'sending';
  if (item.status === 'sent') return 'sent';
  if (item.status === 'failed' || item.status === 'cancelled') return 'failed';
  return isOffline ? 'waiting' : 'sending';
}
