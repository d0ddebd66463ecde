import type { ReactNode } from 'react';
import { CollageHero } from '@velours/ui/blocks/CampaignHero/Collage';
import { useLanderWithPeople } from './use-lander.tsx';

/** Portraits on a pinboard. */
export function CollageLander(): ReactNode {
  return <CollageHero {...useLanderWithPeople('collagelanding')} />;
}
