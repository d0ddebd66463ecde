import type { ReactNode } from 'react';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';

/** Layout "empty" (spec section 2): the sign-up dialog and nothing else. */
export function EmptyLayout(props: { children: ReactNode }): ReactNode {
  return (
    <>
      {props.children}
      <SignUpDialogHost />
    </>
  );
}
