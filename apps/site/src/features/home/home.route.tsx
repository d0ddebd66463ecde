import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadHome } from './home.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);

export const handle = {
  namespaces: ['home', 'interests', 'members'],
  // A title is no sentence.
  front: (t) => t(($) => $.home.headline).replace(/\.$/, ''),
  isPlain: true,
  isOpen: true,
} satisfies PageHandle;

export default HomeScreen;
