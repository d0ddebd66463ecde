import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type {
  TimeBonusModalConditions,
  TimeBonusModalEvent,
  timeBonusModalMachine,
} from '@velours/machines/timeBonusModal';
import type { SnapshotFrom } from 'xstate';
import { useUser } from '../../app/data/hooks.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';

export interface BonusModal {
  snapshot: SnapshotFrom<typeof timeBonusModalMachine> | undefined;
  send: (event: TimeBonusModalEvent) => void;
}

const ELSEWHERE: TimeBonusModalConditions = {
  isInMembersArea: false,
  isLoggedIn: false,
  credits: 0,
  isBonusVisible: false,
};

/** Tells the offer, for a member who has the bonus, what holds on this page. */
export function useBonusModal(): BonusModal {
  const { pathname } = useLocation();
  const user = useUser();
  const snapshot = useSnapshot(host.timeBonusModal);
  const isThere = snapshot !== undefined;
  const isLoggedIn = user !== null;
  const credits = user?.credits ?? 0;
  const conditions = useMemo(
    () => ({ isInMembersArea: isMembersArea(pathname), isLoggedIn, credits, isBonusVisible: true }),
    [pathname, isLoggedIn, credits],
  );

  useEffect(() => host.timeBonusModal.want(), []);
  useEffect(() => {
    if (isThere) host.timeBonusModal.send({ type: 'CONDITIONS', conditions });
  }, [isThere, conditions]);
  // The bonus has ended, or the layout is one without it: then the members area is left.
  useEffect(() => {
    if (!isThere) return undefined;
    return () => host.timeBonusModal.tell({ type: 'CONDITIONS', conditions: ELSEWHERE });
  }, [isThere]);

  return { snapshot, send: host.timeBonusModal.send };
}

/** The pages of the members area (spec section 2): members, members/{id}, chats, likes, likes/m/{id}, premium. */
const MEMBERS_AREA = /^\/(members(\/[^/]+)?|chats|likes(\/m\/[^/]+)?|premium)\/?$/;

export const isMembersArea = (pathname: string): boolean => MEMBERS_AREA.test(pathname);
