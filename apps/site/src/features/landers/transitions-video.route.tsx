import { TransitionsHero } from '@velours/ui/blocks/CampaignHero/Transitions';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { useLander } from './use-lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup'],
  title: (t) => t(($) => $.landers.transitionsvideolanding.title),
} satisfies PageHandle;

/** Four drawn scenes. */
export default function TransitionsVideoLander() {
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
