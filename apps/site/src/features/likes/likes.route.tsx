import { browserLoader } from '../../app/data/browser-loader.ts';
import { submitLike } from '../people/like.ts';
import { loadLikes } from './likes.ts';
import { LikesScreen } from './LikesScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadLikes);
export const clientLoader = browserLoader(loadLikes);
// In the browser a heart shows the like before it is saved.
export const action = serverAction(submitLike, { isElsewhere: true });

export const handle = {
  namespaces: ['likes', 'members', 'interests'],
  title: (t) => t(($) => $.likes.title),
} satisfies PageHandle;

export default function LikesPage() {
  return <LikesScreen tab="received" />;
}
