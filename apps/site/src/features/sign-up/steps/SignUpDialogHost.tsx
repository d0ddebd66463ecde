import { useEffect, useState, type ReactNode } from 'react';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';
import { signUpDialog } from '../../../app/navigation/sign-up-dialog.ts';

/** Stands ready for sign-up as a dialog; its code comes when a link to sign-up is pressed. */
export function SignUpDialogHost(): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const dialog = useAsyncModule(() => import('./SignUpModal.tsx'), isWanted);

  useEffect(() => signUpDialog.host(() => setWanted(true)), []);
  useEffect(() => {
    signUpDialog.setOpen(isWanted);
    return () => signUpDialog.setOpen(false);
  }, [isWanted]);

  if (!isWanted || !dialog) return null;
  return <dialog.SignUpModal onClosed={() => setWanted(false)} />;
}
