import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { DocumentTitle } from '../document/DocumentTitle.tsx';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';

/** Layout "empty" (spec section 2): the sign-up dialog and nothing else. */
export default function EmptyLayout(): ReactNode {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <SignUpDialogHost />
    </>
  );
}
