import { Suspense, type ReactNode } from 'react';
import { useUser } from '../../data/hooks.ts';
import { servedPart } from '../../wiring/served-part.ts';

const usePart = servedPart(() => import('./TimeBonus.tsx'));

function Bonus(): ReactNode {
  const { TimeBonus } = usePart();
  return <TimeBonus />;
}

/** The time bonus, for members who may have one: none who has paid (spec section 4). */
export function PageTimeBonus(): ReactNode {
  const isFree = useUser()?.paid_user === false;
  return <Suspense>{isFree && <Bonus />}</Suspense>;
}
