import { CollageHero } from '@velours/ui/blocks/CampaignHero/Collage';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLanderWithPeople } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('collagelanding'),
  namespaces: ['landers', 'signup', 'members'],
} satisfies PageHandle;

/** Portraits on a pinboard. */
export default function CollagePage() {
  return <CollageHero {...useLanderWithPeople('collagelanding')} />;
}
