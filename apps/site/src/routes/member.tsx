import { browserLoader } from '../data/browser-loader.ts';
import { loadMember } from '../data/pages/members.ts';
import { MemberScreen } from '../screens/MemberScreen.tsx';
import { SimilarMembers } from '../screens/members/SimilarMembers.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/member.ts';

export const loader = serverLoader(loadMember);
export const clientLoader = browserLoader(loadMember);

export const handle = {
  namespaces: ['members', 'profile'],
  title: (t, { name, age }) => t(($) => $.profile.title, { name, age }),
  hasBackButton: true,
} satisfies PageHandle<{ name: string; age: number }>;

export default function MemberPage({ params }: Route.ComponentProps) {
  return <MemberScreen id={params.id} after={<SimilarMembers id={params.id} />} />;
}
