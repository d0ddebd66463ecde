import { browserLoader } from '../data/browser-loader.ts';
import { loadHome } from '../data/pages/entry.ts';
import { HomeScreen } from '../screens/HomeScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import { homeMeta } from '../wiring/home-meta.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);
export const meta = homeMeta;

export const handle = { isOpen: true } satisfies PageHandle;

export default function HomePage() {
  return <HomeScreen />;
}
