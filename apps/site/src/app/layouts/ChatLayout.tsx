import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';

/** Layout "chat" (spec section 2): bare, the conversation has the whole window. Entry warning in NL and DE only. */
export default function ChatLayout(): ReactNode {
  return (
    <SiteEntryWarning layout="chat">
      <Outlet />
    </SiteEntryWarning>
  );
}
