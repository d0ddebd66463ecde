import { browserLoader } from '../../app/data/browser-loader.ts';
import { likesTabOf, loadLikesType } from './likes.ts';
import { LikesScreen } from './LikesScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/likes-type.route.ts';

export const loader = serverLoader(loadLikesType);
export const clientLoader = browserLoader(loadLikesType);

export const handle = {
  namespaces: ['likes', 'members', 'interests'],
  title: (t, _data, { params }) => {
    const tab = likesTabOf(params['type']) ?? 'received';
    return `${t(($) => $.likes.tabs[tab])} · ${t(($) => $.likes.title)}`;
  },
  hasBackButton: true,
} satisfies PageHandle;

export default function LikesTypePage({ params }: Route.ComponentProps) {
  return <LikesScreen tab={likesTabOf(params.type) ?? 'received'} />;
}
