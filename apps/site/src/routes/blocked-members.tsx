import { browserLoader } from '../data/browser-loader.ts';
import { loadBlockedMembers } from '../data/pages/safety.ts';
import { BlockedMembersScreen } from '../screens/BlockedMembersScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadBlockedMembers);
export const clientLoader = browserLoader(loadBlockedMembers);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.blocks.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function BlockedMembersPage() {
  return <BlockedMembersScreen />;
}
