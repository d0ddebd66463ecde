import { Dialog } from '../../components/Dialog/index.ts';
import type { SignUpDialogProps } from './SignUpDialog.types.ts';

/**
 * The shell of sign-up on a desktop; phones have a page. While sign-up is in progress neither a press beside it nor
 * Escape closes it, only its own button (spec section 4).
 */
export const SignUpDialog = ({
  isOpen,
  isInProgress = false,
  onClose,
  children,
  labels,
}: SignUpDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={labels.title}
    closeLabel={labels.close}
    isDismissable={!isInProgress}
    isKeyboardDismissDisabled={isInProgress}
    isFullScreenOnPhone
  >
    {children}
  </Dialog>
);
