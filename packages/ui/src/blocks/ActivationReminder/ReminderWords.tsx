import { Stack } from '../../primitives/Stack/index.ts';
import type { ActivationReminderProps } from './ActivationReminder.types.ts';
import { ResendActivation } from './ResendActivation.tsx';

/** What the reminder says under its title, on the page and in the dialog. */
export const ReminderWords = (reminder: ActivationReminderProps) => (
  <Stack gap="sm">
    <p>{reminder.labels.text}</p>
    <ResendActivation {...reminder} />
  </Stack>
);
