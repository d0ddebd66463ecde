import type { ReactNode } from 'react';
import { TransitionsHero } from '@velours/ui/blocks/CampaignHero/Transitions';
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
  namespaces: ['landers', 'signup'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.transitionsvideolanding.title),
  description: (t) => t(($) => $.landers.transitionsvideolanding.lead),
} satisfies PageHandle;

/** Four drawn scenes. */
export default function TransitionsVideoLander(): ReactNode {
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
