import type { ReactNode } from 'react';
import { VideoHero } from '@velours/ui/blocks/CampaignHero/Video';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLander } from './use-lander.tsx';

/** A drawn conversation. */
export function VideoLander(): ReactNode {
  const t = useTranslate();
  return <VideoHero {...useLander('video')} pauseLabel={t(($) => $.landers.pause)} />;
}
