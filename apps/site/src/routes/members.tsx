import { browserLoader } from '../data/browser-loader.ts';
import { loadMembers } from '../data/pages/members.ts';
import { MembersScreen } from '../screens/MembersScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadMembers);
export const clientLoader = browserLoader(loadMembers);

export const handle = {
  namespaces: ['members'],
  title: (t) => t(($) => $.members.title),
} satisfies PageHandle;

export default function MembersPage() {
  return <MembersScreen />;
}
