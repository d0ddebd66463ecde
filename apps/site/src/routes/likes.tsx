import { browserLoader } from '../data/browser-loader.ts';
import { loadLikes } from '../data/pages/likes.ts';
import { LikesScreen } from '../screens/LikesScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadLikes);
export const clientLoader = browserLoader(loadLikes);

export const handle = {
  namespaces: ['likes', 'members'],
  title: (t) => t(($) => $.likes.title),
} satisfies PageHandle;

export default function LikesPage() {
  return <LikesScreen tab="received" />;
}
