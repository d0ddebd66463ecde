import { browserLoader } from '../../app/data/browser-loader.ts';
import { likeAction } from '../people/like.action.ts';
import { loadLikes } from './likes-data.ts';
import { LikesScreen } from './LikesScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadLikes);
export const clientLoader = browserLoader(loadLikes);
export const action = likeAction;

export const handle = {
  namespaces: ['likes', 'members'],
  title: (t) => t(($) => $.likes.title),
} satisfies PageHandle;

export default function LikesPage() {
  return <LikesScreen tab="received" />;
}
