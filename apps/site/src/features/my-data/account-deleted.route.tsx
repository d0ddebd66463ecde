import { browserLoader } from '../../app/data/browser-loader.ts';
import { AccountDeletedScreen } from './AccountDeletedScreen.tsx';
import { loadAccountDeleted } from './mydata-data.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadAccountDeleted);
export const clientLoader = browserLoader(loadAccountDeleted);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.deleted.title),
} satisfies PageHandle;

export default AccountDeletedScreen;
