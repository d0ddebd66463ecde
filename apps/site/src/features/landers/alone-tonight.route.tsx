import type { ReactNode } from 'react';
import { AloneTonightHero } from '@velours/ui/blocks/CampaignHero/AloneTonight';
import { useLander } from './use-lander.tsx';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.alonetonight.title),
  description: (t) => t(($) => $.landers.alonetonight.lead),
} satisfies PageHandle;

/** An evening in town. */
export default function AloneTonightLander(): ReactNode {
  return <AloneTonightHero {...useLander('alonetonight')} />;
}
