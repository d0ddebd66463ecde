import { MapHero } from '@velours/ui/blocks/CampaignHero/Map';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLanderWithPeople } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('maplanding'),
  namespaces: ['landers', 'signup', 'members'],
} satisfies PageHandle;

/** A drawn town. */
export default function MapPage() {
  const t = useTranslate();
  return (
    <MapHero {...useLanderWithPeople('maplanding')} mapNote={t(($) => $.landers.maplanding.note)} />
  );
}
