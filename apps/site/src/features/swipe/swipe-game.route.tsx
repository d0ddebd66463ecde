import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSwipeGame } from './swipe-game.ts';
import { SwipeGameScreen } from './SwipeGameScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSwipeGame);
export const clientLoader = browserLoader(loadSwipeGame);

export const handle = {
  namespaces: ['swipe', 'members'],
  title: (t) => t(($) => $.swipe.deck.title),
} satisfies PageHandle;

export default SwipeGameScreen;
