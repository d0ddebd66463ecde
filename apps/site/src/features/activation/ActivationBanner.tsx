import '@velours/ui/components/ResendMail/styles';
import type { ReactNode } from 'react';
import { useUser } from '../../app/data/hooks.ts';
import { servedPart } from '../../app/loading/served-part.tsx';

const reminder = servedPart(
  () => import('./ActivationReminder.tsx'),
  ({ ActivationReminderPart }) => ActivationReminderPart,
);

/** The reminder to confirm the address, for members who may have to. */
export function ActivationBanner(): ReactNode {
  return useUser()?.status === 'not_confirmed' && reminder;
}
