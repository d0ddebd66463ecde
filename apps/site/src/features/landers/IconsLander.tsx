import type { ReactNode } from 'react';
import { IconsHero } from '@velours/ui/blocks/CampaignHero/Icons';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLander } from './use-lander.tsx';

/** Those of the contract's interests that are fit for everybody's eyes. */
const INTERESTS = [
  'coffee',
  'dancing',
  'hiking',
  'cooking',
  'movies',
  'beach',
  'music',
  'travelling',
  'photography',
  'wine',
  'reading',
  'biking',
  'art',
  'sushi',
  'gardening',
] as const;

/** What people are interested in. */
export function IconsLander(): ReactNode {
  const t = useTranslate();
  return (
    <IconsHero
      {...useLander('iconslanding')}
      interestsLabel={t(($) => $.landers.iconslanding.interests)}
      interests={INTERESTS.map((interest) => ({
        interest,
        label: t(($) => $.interests[interest]),
      }))}
    />
  );
}
