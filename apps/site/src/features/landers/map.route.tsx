import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { MapLander } from './MapLander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'members'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.maplanding.title),
  description: (t) => t(($) => $.landers.maplanding.lead),
} satisfies PageHandle;

export default MapLander;
