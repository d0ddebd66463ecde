import { Dialog } from '../../../components/Dialog/index.ts';
import type { ActivationReminderDialogProps } from '../ActivationReminder.types.ts';
import { ReminderWords } from '../ReminderWords.tsx';

/** The reminder as a dialog: on phones after a sign-up through the API (spec section 2, `api_signup_complete`). */
export const ActivationReminderDialog = ({
  isOpen,
  onClose,
  ...reminder
}: ActivationReminderDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={reminder.labels.title}
    closeLabel={reminder.labels.close}
  >
    <ReminderWords {...reminder} />
  </Dialog>
);
