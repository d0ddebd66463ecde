import { OfflineScreen } from './OfflineScreen.tsx';
import type { PageHandle } from './page-handle.ts';

export const handle = {
  title: (t) => t(($) => $.common.states.offlineTitle),
  isStatic: true,
} satisfies PageHandle;

export default OfflineScreen;
