import type { ReactNode } from 'react';
import { SocialNetworkHero } from '@velours/ui/blocks/CampaignHero/SocialNetwork';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanderWithPeople } from './use-lander.tsx';

/** What the samples say of themselves. */
export function SocialNetworkLander(): ReactNode {
  const t = useTranslate();
  return (
    <SocialNetworkHero
      {...useLanderWithPeople('socialnetwork')}
      aboutLabel={t(($) => $.landers.socialnetwork.about)}
    />
  );
}
