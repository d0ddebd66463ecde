import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { TimeBonusModalConditions } from '@velours/machines/timeBonusModal';
import { useUser } from '../../app/data/hooks.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import { host, useTurn } from '../host.ts';
import { type RunningBonus, useTimeBonus } from './use-time-bonus.ts';

/** Stands ready for the offer of the time bonus (spec sections 2 and 4); its window and texts come when it opens. */
export function TimeBonusOffer(): ReactNode {
  const bonus = useTimeBonus();
  return bonus && <RunningOffer bonus={bonus} />;
}

function RunningOffer({ bonus }: { bonus: RunningBonus }): ReactNode {
  const snapshot = useSnapshot(host.timeBonusModal);
  useModalConditions(snapshot !== undefined);
  const isOpen = snapshot?.matches('open') ?? false;
  const dialog = useAsyncModule(() => import('./TimeBonusDialog.tsx'), isOpen);
  const hasTurn = useTurn(isOpen && dialog !== undefined);
  if (!snapshot || !dialog || !hasTurn) return null;
  return (
    <Suspense>
      <dialog.TimeBonusDialog snapshot={snapshot} bonus={bonus} />
    </Suspense>
  );
}

/** The pages of the members area (spec section 2): members, members/{id}, chats, likes, likes/m/{id}, premium. */
const MEMBERS_AREA = /^\/(members(\/[^/]+)?|chats|likes(\/m\/[^/]+)?|premium)\/?$/;

export const isMembersArea = (pathname: string): boolean => MEMBERS_AREA.test(pathname);

const ELSEWHERE: TimeBonusModalConditions = {
  isInMembersArea: false,
  isLoggedIn: false,
  credits: 0,
  isBonusVisible: false,
};

/** Fetches the offer, for a member who has the bonus, and tells it what holds on this page. */
function useModalConditions(isThere: boolean): void {
  const { pathname } = useLocation();
  const user = useUser();
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
}
