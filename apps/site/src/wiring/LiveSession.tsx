import type { ReactNode } from 'react';
import { useUser } from '../data/hooks.ts';
import { SessionFollower } from './SessionFollower.tsx';
import { useAsyncModule } from './use-async-module.ts';

/** Imported from here: the styles that every page has are known to be loaded in this chunk, and are not asked for again. */
const loadOutbox = () => import('./live/outbox-session.ts');

/** The session beside all pages: it follows other tabs, and for a member the live parts are fetched. */
export function LiveSession(): ReactNode {
  const memberId = useUser()?.profile.id;
  const live = useAsyncModule(() => import('./live/LiveMember.tsx'), memberId !== undefined);
  return (
    <>
      <SessionFollower />
      {live && memberId !== undefined ? (
        <live.LiveMember memberId={memberId} loadOutbox={loadOutbox} />
      ) : null}
    </>
  );
}
