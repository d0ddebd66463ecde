import { SocialNetworkHero } from '@velours/ui/blocks/CampaignHero/SocialNetwork';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { useLanderWithPeople } from './use-lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'members'],
  title: (t) => t(($) => $.landers.socialnetwork.title),
} satisfies PageHandle;

/** What the samples say of themselves. */
export default function SocialNetworkLander() {
  const t = useTranslate();
  return (
    <SocialNetworkHero
      {...useLanderWithPeople('socialnetwork')}
      aboutLabel={t(($) => $.landers.socialnetwork.about)}
    />
  );
}
