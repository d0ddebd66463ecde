export { ActivationReminderDialog } from './ActivationReminderDialog.tsx';
export type {
  ActivationReminderDialogLabels,
  ActivationReminderDialogProps,
} from '../ActivationReminder.types.ts';
