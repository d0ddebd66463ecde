import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { guardDocument } from '../document/leave-document.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { useAsyncModule } from '../loading/parts.tsx';

/** Asks before a page with changes is left; its code comes when it is first wanted. */
export function LeaveDialog(props: ReturnType<typeof useLeaveGuard>): ReactNode {
  const t = useTranslate();
  const dialog = useAsyncModule(
    () => import('@velours/ui/components/ConfirmDialog'),
    props.isAsking,
  );
  if (!props.isAsking || !dialog) return null;
  return (
    <dialog.ConfirmDialog
      isOpen
      tone="danger"
      title={t(($) => $.ownprofile.leave.title)}
      confirmLabel={t(($) => $.ownprofile.leave.confirm)}
      pendingLabel={t(($) => $.ownprofile.leave.confirm)}
      cancelLabel={t(($) => $.ownprofile.leave.cancel)}
      onConfirm={props.leave}
      onCancel={props.stay}
    >
      {t(($) => $.ownprofile.leave.text)}
    </dialog.ConfirmDialog>
  );
}

/** Nobody leaves changes unawares: within the site it asks, beyond it the browser does. */
export function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      `${currentLocation.pathname}${currentLocation.search}` !==
        `${nextLocation.pathname}${nextLocation.search}`,
  );
  useEffect(() => (isDirty ? guardDocument() : undefined), [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
