import { TransitionsHero } from '@velours/ui/blocks/CampaignHero/Transitions';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLander } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('transitionsvideolanding'),
  namespaces: ['landers', 'signup'],
} satisfies PageHandle;

/** Four drawn scenes. */
export default function TransitionsVideoPage() {
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
