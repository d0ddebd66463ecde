import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** Asks before a page with changes is left; its code comes when it is first wanted. */
export function LeaveDialog(props: {
  isAsking: boolean;
  onLeave: () => void;
  onStay: () => void;
}): ReactNode {
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
      onConfirm={props.onLeave}
      onCancel={props.onStay}
    >
      {t(($) => $.ownprofile.leave.text)}
    </dialog.ConfirmDialog>
  );
}
