import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** Asks before a conversation is removed; its code comes when it is first wanted. */
export function RemoveChatDialog(props: {
  /** The other member's name; undefined where nothing is asked. */
  name: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}): ReactNode {
  const t = useTranslate();
  const { name } = props;
  const dialog = useAsyncModule(
    () => import('@velours/ui/components/ConfirmDialog'),
    name !== undefined,
  );
  if (name === undefined || !dialog) return null;
  return (
    <dialog.ConfirmDialog
      isOpen
      tone="danger"
      title={t(($) => $.chat.remove.title, { name })}
      confirmLabel={t(($) => $.chat.remove.confirm)}
      pendingLabel={t(($) => $.chat.remove.confirm)}
      cancelLabel={t(($) => $.chat.remove.cancel)}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      {t(($) => $.chat.remove.text, { name })}
    </dialog.ConfirmDialog>
  );
}
