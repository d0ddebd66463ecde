import type { ReactNode } from 'react';
import { IconsHero } from '@velours/ui/blocks/CampaignHero/Icons';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLander } from './use-lander.tsx';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'interests'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.iconslanding.title),
  description: (t) => t(($) => $.landers.iconslanding.lead),
} satisfies PageHandle;

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
export default function IconsLander(): ReactNode {
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
