import { browserLoader } from '../data/browser-loader.ts';
import { loadLikesType } from '../data/pages/likes.ts';
import { LikesScreen } from '../screens/LikesScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import { likesTabOf } from '../view-models/likes.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/likes-type.ts';

export const loader = serverLoader(loadLikesType);
export const clientLoader = browserLoader(loadLikesType);

export const handle = {
  namespaces: ['likes', 'members'],
  title: (t) => t(($) => $.likes.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function LikesTypePage({ params }: Route.ComponentProps) {
  return <LikesScreen tab={likesTabOf(params.type) ?? 'received'} />;
}
