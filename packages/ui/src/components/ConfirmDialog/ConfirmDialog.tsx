import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Banner } from '../Banner/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

/**
 * Asks before a deed that cannot simply be taken back: block, remove a chat, delete. An `alertdialog`: neither a press
 * beside it nor a cross answers for the member; Escape is the same as cancel.
 */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  tone = 'primary',
  isPending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  // A second press comes before the caller has said that the first is on its way, or while the dialog goes.
  const isConfirmed = useRef(false);
  useEffect(() => {
    isConfirmed.current = isPending;
  });
  const confirm = (): void => {
    if (!isOpen || isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={title}
      role="alertdialog"
      isDismissable={false}
      isSheetOnPhone
      isKeyboardDismissDisabled={isPending}
      isCloseButtonHidden
      closeLabel={cancelLabel}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            onPress={() => {
              // Once the deed is on its way it can no longer be called off here.
              if (!isPending) onCancel();
            }}
          >
            {cancelLabel}
          </Button>
          <Button tone={tone} isPending={isPending} pendingLabel={pendingLabel} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <div>{children}</div>
        {error !== undefined && (
          <Banner tone="danger" announce="alert">
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
};
