export { ActivationReminder } from './ActivationReminder.tsx';
export type {
  ActivationReminderLabels,
  ActivationReminderProps,
} from './ActivationReminder.types.ts';
