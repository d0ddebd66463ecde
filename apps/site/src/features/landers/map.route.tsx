import type { ReactNode } from 'react';
import { MapHero } from '@velours/ui/blocks/CampaignHero/Map';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanderWithPeople } from './use-lander.tsx';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'members'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.maplanding.title),
  description: (t) => t(($) => $.landers.maplanding.lead),
} satisfies PageHandle;

/** A drawn town. */
export default function MapLander(): ReactNode {
  const t = useTranslate();
  return (
    <MapHero {...useLanderWithPeople('maplanding')} mapNote={t(($) => $.landers.maplanding.note)} />
  );
}
