import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up-data.ts';
import { loadLander } from './lander-data.ts';
import { GalleryLander } from './GalleryLander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'signup', 'members'],
  isOpen: true,
  isPlain: true,
  title: (t) => t(($) => $.landers.gallery.title),
  description: (t) => t(($) => $.landers.gallery.lead),
} satisfies PageHandle;

export default GalleryLander;
