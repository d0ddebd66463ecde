import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useActivationReminder } from './use-activation-reminder.ts';
import { ActivationReminderView } from './ActivationReminderView.tsx';

/** Reminds a member who has not confirmed their address (spec section 4). */
export function ActivationReminderPart(): ReactNode {
  const { pathname, search } = useLocation();
  return <ActivationReminderView {...useActivationReminder()} returnTo={`${pathname}${search}`} />;
}
