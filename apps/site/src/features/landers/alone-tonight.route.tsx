import { AloneTonightHero } from '@velours/ui/blocks/CampaignHero/AloneTonight';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLander } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('alonetonight'),
  namespaces: ['landers', 'signup'],
} satisfies PageHandle;

/** An evening in town. */
export default function AloneTonightPage() {
  return <AloneTonightHero {...useLander('alonetonight')} />;
}
