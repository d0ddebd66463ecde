import type { ReactNode } from 'react';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';

/** Names the domain before a link of a message is opened, in a page that knows nothing of this one. Loaded on intent. */
export function LinkDialog(props: { href: string; onDone: () => void }): ReactNode {
  const t = useTranslate();
  const { href, onDone } = props;
  const open = t(($) => $.chat.link.open);
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.chat.link.title, { domain: new URL(href).hostname })}
      confirmLabel={open}
      pendingLabel={open}
      cancelLabel={t(($) => $.chat.link.stay)}
      onConfirm={() => {
        window.open(href, '_blank', 'noopener,noreferrer');
        onDone();
      }}
      onCancel={onDone}
    >
      {t(($) => $.chat.link.text, { address: href })}
    </ConfirmDialog>
  );
}
