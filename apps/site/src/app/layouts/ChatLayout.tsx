import type { ReactNode } from 'react';
import { LikeOverlay } from '../../background/like-overlay/LikeOverlay.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';

/** Layout "chat" (spec section 2): bare, the conversation has the whole window. Entry warning in NL and DE only. */
export function ChatLayout(props: { children: ReactNode }): ReactNode {
  return (
    <>
      {props.children}
      <LikeOverlay />
      <SiteEntryWarning layout="chat" />
    </>
  );
}
