import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadLikedMember } from './likes-data.ts';
import { LikedMemberScreen } from './LikedMemberScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/likes-member.route.ts';

export const loader = serverLoader(loadLikedMember);
export const clientLoader = browserLoader(loadLikedMember);

export const handle = {
  namespaces: ['likes', 'members', 'interests', 'profile'],
  title: (t, { name, age }) => t(($) => $.profile.title, { name, age }),
  hasBackButton: true,
} satisfies PageHandle<{ name: string; age: number }>;

export default function LikedMemberPage({ params }: Route.ComponentProps) {
  return <LikedMemberScreen key={params.id} id={params.id} />;
}
