import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../app/data/hooks.ts';
import { userKey } from '../app/data/keys.ts';
import { forgetDrafts } from './removal/forget-drafts.ts';
import { SessionTabs } from './session/SessionTabs.tsx';
import { memberParts } from './member-parts.ts';
import { useAsyncModule } from '../app/loading/use-async-module.ts';

/** The session beside all pages: it follows other tabs, and for a member the live parts are fetched. */
export function LiveSession(): ReactNode {
  const user = useUser();
  // Nothing is live for who is banned.
  const memberId = user?.status === 'banned' ? undefined : user?.profile.id;
  const client = useQueryClient();
  useEffect(() => {
    // Where it is not known who is there, nobody has left.
    if (memberId === undefined && client.getQueryData(userKey) === undefined) return;
    forgetDrafts(memberId ?? null, () => localStorage);
  }, [client, memberId]);
  const live = useAsyncModule(() => import('./LiveMember.tsx'), memberId !== undefined);
  return (
    <>
      <SessionTabs />
      {live && memberId !== undefined ? (
        <live.LiveMember memberId={memberId} parts={memberParts} />
      ) : null}
    </>
  );
}
