import { browserLoader } from '../data/browser-loader.ts';
import { loadLikedMember } from '../data/pages/likes.ts';
import { LikedMemberScreen } from '../screens/LikedMemberScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/likes-member.ts';

export const loader = serverLoader(loadLikedMember);
export const clientLoader = browserLoader(loadLikedMember);

export const handle = {
  namespaces: ['likes', 'members', 'profile'],
  title: (t, { name, age }) => t(($) => $.profile.title, { name, age }),
  hasBackButton: true,
} satisfies PageHandle<{ name: string; age: number }>;

export default function LikedMemberPage({ params }: Route.ComponentProps) {
  return <LikedMemberScreen id={params.id} />;
}
