import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import type { ListedChat } from './chats.ts';

/** Asks before a conversation is removed; its code comes when it is first wanted. */
export function RemoveChatDialog(props: {
  /** Undefined where nothing is asked. */
  chat: Pick<ListedChat, 'name' | 'isDeleted'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}): ReactNode {
  const t = useTranslate();
  const { chat } = props;
  const dialog = useAsyncModule(
    () => import('@velours/ui/components/ConfirmDialog'),
    chat !== undefined,
    props.onCancel,
  );
  if (!chat || !dialog) return null;
  const { name, isDeleted } = chat;
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
      {isDeleted ? t(($) => $.chat.remove.textDeleted) : t(($) => $.chat.remove.text, { name })}
    </dialog.ConfirmDialog>
  );
}
