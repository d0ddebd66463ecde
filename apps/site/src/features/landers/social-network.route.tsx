import type { ReactNode } from 'react';
import { SocialNetworkHero } from '@velours/ui/blocks/CampaignHero/SocialNetwork';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanderWithPeople } from './use-lander.tsx';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'members'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.socialnetwork.title),
  description: (t) => t(($) => $.landers.socialnetwork.lead),
} satisfies PageHandle;

/** What the samples say of themselves. */
export default function SocialNetworkLander(): ReactNode {
  const t = useTranslate();
  return (
    <SocialNetworkHero
      {...useLanderWithPeople('socialnetwork')}
      aboutLabel={t(($) => $.landers.socialnetwork.about)}
    />
  );
}
