import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMember, loadMemberPage } from './member.ts';
import { MemberScreen, SimilarMembers } from './MemberScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/member.route.ts';

export const loader = serverLoader(loadMemberPage);
export const clientLoader = browserLoader(loadMember);

export const handle = {
  namespaces: ['members', 'interests', 'profile'],
  title: (t, { name, age }) => t(($) => $.profile.title, { name, age }),
  hasBackButton: true,
  isPlain: true,
} satisfies PageHandle<{ name: string; age: number }>;

export default function MemberPage({ params }: Route.ComponentProps) {
  return <MemberScreen key={params.id} id={params.id} after={<SimilarMembers id={params.id} />} />;
}
