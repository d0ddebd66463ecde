import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { TransitionsVideoLander } from './TransitionsVideoLander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.transitionsvideolanding.title),
  description: (t) => t(($) => $.landers.transitionsvideolanding.lead),
} satisfies PageHandle;

export default TransitionsVideoLander;
