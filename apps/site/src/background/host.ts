import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NavigateFunction } from 'react-router';
import type { activeDiscountMachine } from '@velours/machines/activeDiscount';
import type { chatRemovalMachine } from '@velours/machines/chatRemoval';
import type { geolocationMachine } from '@velours/machines/geolocation';
import type { likeOverlayMachine, LikeShown } from '@velours/machines/likeOverlay';
import type { LiveRefreshEvent, Reloadable } from '@velours/machines/liveRefresh';
import type { MessageOutboxEvent, OutboxItem } from '@velours/machines/messageOutbox';
import type { pushMachine } from '@velours/machines/push';
import type { timeBonusMachine } from '@velours/machines/timeBonus';
import type { timeBonusModalMachine } from '@velours/machines/timeBonusModal';
import type { Api } from '../app/data/api.ts';
import type { TabChannel } from '../app/data/tab-channel.ts';
import {
  createActorHandle,
  useSnapshot,
  type ActorHandle,
  type MachineHandle,
} from '../app/loading/actor-handle.ts';
import type { ChatsNews } from './member-channels.ts';

/** What to say about the connection; null where there is nothing to say. */
export type ShownConnection = 'offline' | 'reconnecting' | null;

/** What is on its way, with the key it goes out with. */
export type OnTheWay = OutboxItem & { readonly key: string };

/** What runs beside all pages of a member who is logged in (MemberHost.tsx); pages read it with `useSnapshot`. */
interface Host {
  /** Whether the member types, or has something open over the page: nothing else opens over that by itself. */
  busy: ActorHandle<boolean, never>;
  /** The live stream, and polling as the floor. */
  liveRefresh: ActorHandle<ShownConnection, LiveRefreshEvent>;
  /** Messages that are not in their conversations yet, in order. */
  outbox: ActorHandle<readonly OnTheWay[], MessageOutboxEvent>;
  /** Push of this browser. */
  push: MachineHandle<typeof pushMachine>;
  /** Removal of chats, for all lists of them. */
  removal: MachineHandle<typeof chatRemovalMachine>;
  /** The full-screen overlay of a match or a new like. */
  likeOverlay: MachineHandle<typeof likeOverlayMachine>;
  /** Where the member is, as far as the browser allows it. */
  geolocation: MachineHandle<typeof geolocationMachine>;
  timeBonus: MachineHandle<typeof timeBonusMachine>;
  /** The offer of the time bonus over a page of the members area. */
  timeBonusModal: MachineHandle<typeof timeBonusModalMachine>;
  /** Which one discount counts. */
  discount: MachineHandle<typeof activeDiscountMachine>;
}

export const host: Host = {
  busy: createActorHandle(),
  liveRefresh: createActorHandle(),
  outbox: createActorHandle(),
  // Who has pressed before the browser has said where it stands need not press again.
  push: createActorHandle(({ context }) => context.browser !== null),
  removal: createActorHandle(),
  likeOverlay: createActorHandle(),
  geolocation: createActorHandle(),
  timeBonus: createActorHandle(),
  timeBonusModal: createActorHandle(),
  discount: createActorHandle(),
};

/** Whether what opens by itself may stand there: once it is wanted it waits until nobody is busy, and then stays. */
export function useTurn(isWanted: boolean): boolean {
  const isBusy = useSnapshot(host.busy);
  const [hasTurn, setTurn] = useState(false);
  if (hasTurn !== isWanted && (hasTurn || !isBusy)) setTurn(isWanted);
  return hasTurn && isWanted;
}

/** What can be read again: what the clock reads, and the conversations that are open. */
export type Rereadable = Reloadable | 'messages';

/** For whom it runs, and over what. */
export interface Member {
  api: Api;
  client: QueryClient;
  memberId: string;
  /** VAPID key of the site; null where it has no push. */
  publicKey: string | null;
  navigate: NavigateFunction;
  /** Reads them again. */
  reload: (what: readonly Rereadable[]) => void;
  /** The member's other tabs in this browser. */
  otherTabs: { chats: TabChannel<ChatsNews>; likes: TabChannel<LikeShown> };
}
