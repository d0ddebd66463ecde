import type { ReactNode } from 'react';
import { useUser } from '../data/hooks.ts';
import { SessionTabs } from './session/SessionTabs.tsx';
import { memberParts } from './live/member-parts.ts';
import { useAsyncModule } from './use-async-module.ts';

/** The session beside all pages: it follows other tabs, and for a member the live parts are fetched. */
export function LiveSession(): ReactNode {
  const memberId = useUser()?.profile.id;
  const live = useAsyncModule(() => import('./live/LiveMember.tsx'), memberId !== undefined);
  return (
    <>
      <SessionTabs />
      {live && memberId !== undefined ? (
        <live.LiveMember memberId={memberId} parts={memberParts} />
      ) : null}
    </>
  );
}
