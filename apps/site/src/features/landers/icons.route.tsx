import { IconsHero } from '@velours/ui/blocks/CampaignHero/Icons';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLander } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('iconslanding'),
  namespaces: ['landers', 'signup', 'interests'],
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
export default function IconsPage() {
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
