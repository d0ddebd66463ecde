import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadBlockedMembers } from './safety.ts';
import { BlockedMembersScreen } from './BlockedMembersScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadBlockedMembers);
export const clientLoader = browserLoader(loadBlockedMembers);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.blocks.title),
} satisfies PageHandle;

export default BlockedMembersScreen;
