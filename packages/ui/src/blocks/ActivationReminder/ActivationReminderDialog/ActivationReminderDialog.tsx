import { Dialog } from '../../../components/Dialog/index.ts';
import { ResendMail } from '../../../components/ResendMail/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import type { ActivationReminderDialogProps } from '../ActivationReminder.types.ts';

/** The reminder as a dialog: on phones after a sign-up through the API (spec section 2, `api_signup_complete`). */
export const ActivationReminderDialog = ({
  isOpen,
  onClose,
  action,
  hiddenFields,
  resendState,
  resendError,
  onResend,
  labels,
}: ActivationReminderDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={labels.title}
    closeLabel={labels.close}
  >
    <Stack gap="md">
      <p>{labels.text}</p>
      <ResendMail
        action={action}
        hiddenFields={hiddenFields}
        state={resendState}
        error={resendError}
        onResend={onResend && (() => onResend())}
        labels={labels}
      />
    </Stack>
  </Dialog>
);
