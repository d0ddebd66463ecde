import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadHome } from './home.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);

export const handle = {
  namespaces: ['home', 'interests', 'members'],
  front: (t, site) => ({
    // A title is no sentence.
    title: t(($) => $.home.headline).replace(/\.$/, ''),
    description: t(($) => $.home.lead, { site }),
  }),
  isPlain: true,
  isOpen: true,
} satisfies PageHandle;

export default HomeScreen;
