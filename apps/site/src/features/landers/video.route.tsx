import { VideoHero } from '@velours/ui/blocks/CampaignHero/Video';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLander } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('video'),
  namespaces: ['landers', 'signup'],
} satisfies PageHandle;

/** A drawn conversation. */
export default function VideoPage() {
  const t = useTranslate();
  return <VideoHero {...useLander('video')} pauseLabel={t(($) => $.landers.pause)} />;
}
