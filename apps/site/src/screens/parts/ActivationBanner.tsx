import { Suspense, type ReactNode } from 'react';
import { useUser } from '../../data/hooks.ts';
import { servedPart } from '../../wiring/served-part.ts';

const usePart = servedPart(() => import('./ActivationReminderPart.tsx'));

function Reminder(): ReactNode {
  const { ActivationReminderPart } = usePart();
  return <ActivationReminderPart />;
}

/** The reminder to confirm the address, for members who may have to. */
export function ActivationBanner(): ReactNode {
  const isUnconfirmed = useUser()?.status === 'not_confirmed';
  return <Suspense>{isUnconfirmed && <Reminder />}</Suspense>;
}
