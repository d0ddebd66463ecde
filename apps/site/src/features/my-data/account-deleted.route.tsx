import { AccountDeletedScreen } from './AccountDeletedScreen.tsx';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.deleted.title),
} satisfies PageHandle;

export default AccountDeletedScreen;
