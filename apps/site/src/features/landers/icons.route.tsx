import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { IconsLander } from './IconsLander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'interests'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.iconslanding.title),
  description: (t) => t(($) => $.landers.iconslanding.lead),
} satisfies PageHandle;

export default IconsLander;
