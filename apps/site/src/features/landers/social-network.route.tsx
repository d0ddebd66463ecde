import { SocialNetworkHero } from '@velours/ui/blocks/CampaignHero/SocialNetwork';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLanderWithPeople } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('socialnetwork'),
  namespaces: ['landers', 'signup', 'members'],
} satisfies PageHandle;

/** What the samples say of themselves. */
export default function SocialNetworkPage() {
  const t = useTranslate();
  return (
    <SocialNetworkHero
      {...useLanderWithPeople('socialnetwork')}
      aboutLabel={t(($) => $.landers.socialnetwork.about)}
    />
  );
}
