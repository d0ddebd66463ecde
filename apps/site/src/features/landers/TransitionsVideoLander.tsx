import type { ReactNode } from 'react';
import { TransitionsHero } from '@velours/ui/blocks/CampaignHero/Transitions';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLander } from './use-lander.tsx';

/** Four drawn scenes. */
export function TransitionsVideoLander(): ReactNode {
  const t = useTranslate();
  const { read, like, write, meet } = t(($) => $.landers.transitionsvideolanding.steps);
  return (
    <TransitionsHero
      {...useLander('transitionsvideolanding')}
      pauseLabel={t(($) => $.landers.pause)}
      steps={[read, like, write, meet]}
    />
  );
}
