import type { ReactNode } from 'react';
import { AloneTonightHero } from '@velours/ui/blocks/CampaignHero/AloneTonight';
import { useLander } from './use-lander.tsx';

/** An evening in town. */
export function AloneTonightLander(): ReactNode {
  return <AloneTonightHero {...useLander('alonetonight')} />;
}
