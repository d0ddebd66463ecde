import { VideoHero } from '@velours/ui/blocks/CampaignHero/Video';
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
  title: (t) => t(($) => $.landers.video.title),
} satisfies PageHandle;

/** A drawn conversation. */
export default function VideoLander() {
  const t = useTranslate();
  return <VideoHero {...useLander('video')} pauseLabel={t(($) => $.landers.pause)} />;
}
