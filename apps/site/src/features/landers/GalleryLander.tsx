import type { ReactNode } from 'react';
import { GalleryHero } from '@velours/ui/blocks/CampaignHero/Gallery';
import { useLanderWithPeople } from './use-lander.tsx';

/** Portraits on a wall. */
export function GalleryLander(): ReactNode {
  return <GalleryHero {...useLanderWithPeople('gallery')} />;
}
