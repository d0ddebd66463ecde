import { browserLoader } from '../data/browser-loader.ts';
import { loadSwipeGame } from '../data/pages/swipe-game.ts';
import { SwipeGameScreen } from '../screens/SwipeGameScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadSwipeGame);
export const clientLoader = browserLoader(loadSwipeGame);

export const handle = {
  namespaces: ['swipe', 'members'],
  title: (t) => t(($) => $.swipe.title),
} satisfies PageHandle;

export default function SwipeGamePage() {
  return <SwipeGameScreen />;
}
