import type { ReactNode } from 'react';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import { type Blockable, useBlock } from './use-block.ts';

/** Says what a block does before it is set (P09). */
export function BlockDialog(props: {
  member: Blockable;
  afterBlock: string;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const { member, afterBlock, onClose } = props;
  const { name } = member;
  const block = useBlock({ onDone: onClose, path: afterBlock });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(($) => $.safety.block.title, { name })}
      confirmLabel={t(($) => $.safety.block.confirm)}
      pendingLabel={t(($) => $.safety.block.pending)}
      cancelLabel={t(($) => $.safety.block.cancel)}
      isPending={block.isPending}
      error={block.isError ? errorText(t, block.error) : undefined}
      onConfirm={() => block.mutate(member)}
      onCancel={onClose}
    >
      {t(($) => $.safety.block.text, { name })}
    </ConfirmDialog>
  );
}
