import type { ReactNode } from 'react';
import { CollageHero } from '@velours/ui/blocks/CampaignHero/Collage';
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
  title: (t) => t(($) => $.landers.collagelanding.title),
  description: (t) => t(($) => $.landers.collagelanding.lead),
} satisfies PageHandle;

/** Portraits on a pinboard. */
export default function CollageLander(): ReactNode {
  return <CollageHero {...useLanderWithPeople('collagelanding')} />;
}
