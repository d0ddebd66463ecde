import likesTexts from '@velours/locales/nl/likes.json' with { type: 'json' };
import membersTexts from '@velours/locales/nl/members.json' with { type: 'json' };
import { browserLoader } from '../data/browser-loader.ts';
import { loadLikes } from '../data/pages/likes.ts';
import { LikesScreen } from '../screens/LikesScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadLikes);
export const clientLoader = browserLoader(loadLikes);

export const handle = {
  texts: { likes: likesTexts, members: membersTexts },
  title: (t) => t(($) => $.likes.title),
} satisfies PageHandle;

export default function LikesPage() {
  return <LikesScreen />;
}
