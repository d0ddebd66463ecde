import '@velours/ui/blocks/TimeBonusBanner/styles';
import '@velours/ui/components/Countdown/styles';
import type { ReactNode } from 'react';
import { useUser } from '../../app/data/hooks.ts';
import { servedPart } from '../../app/loading/served-part.tsx';

const bonus = servedPart(
  () => import('./TimeBonus.tsx'),
  ({ TimeBonus }) => TimeBonus,
);

/** The time bonus, for members who may have one: none who has paid (spec section 4). */
export function PageTimeBonus(): ReactNode {
  return useUser()?.paid_user === false && bonus;
}
