import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { DocumentTitle } from '../document/DocumentTitle.tsx';
import { ErrorScreen } from '../document/ErrorScreen.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';

/** Layout "chat" (spec section 2): bare, the conversation has the whole window. Entry warning in NL and DE only. */
export default function ChatLayout(): ReactNode {
  return (
    <SiteEntryWarning layout="chat">
      <DocumentTitle />
      <Outlet />
    </SiteEntryWarning>
  );
}

/** In place of a conversation that failed: what is on its way to others goes on. */
export function ErrorBoundary({ error }: { error: unknown }): ReactNode {
  return (
    <SiteEntryWarning layout="chat">
      <ErrorScreen error={error} />
    </SiteEntryWarning>
  );
}
