import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../../app/data/hooks.ts';
import { useAsyncModule } from '../../../app/loading/parts.tsx';
import { signUpDialog } from '../../../app/navigation/sign-up-dialog.ts';

/** Stands ready for sign-up as a dialog; its code comes when a link to sign-up is pressed. */
export function SignUpDialogHost(): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const [unconfirmed] = useState(user?.status === 'not_confirmed' ? user.id : undefined);
  const kept = useAsyncModule(() => import('./kept-sign-up.ts'), unconfirmed !== undefined);
  const dialog = useAsyncModule(() => import('./SignUpModal.tsx'), isWanted);

  useEffect(() => signUpDialog.host(() => setWanted(true)), []);
  useEffect(() => {
    signUpDialog.setOpen(isWanted);
    return () => signUpDialog.setOpen(false);
  }, [isWanted]);

  // A reload takes the dialog away, and leads from a page for a member to the member: sign-up goes on where it was.
  useEffect(() => {
    // There it sees to that itself.
    if (unconfirmed === undefined || pathname === '/complete-signup') return;
    if (kept?.brokenOff(unconfirmed)) void navigate('/complete-signup', { replace: true });
    // Once: what is kept from then on is of the page that is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kept]);

  if (!isWanted || !dialog) return null;
  return <dialog.SignUpModal onClosed={() => setWanted(false)} />;
}
