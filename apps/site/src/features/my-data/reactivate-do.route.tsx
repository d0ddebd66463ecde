import { ReactivateScreen } from './ReactivateScreen.tsx';
import { submitReactivation } from './mydata-data.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const action = serverAction(submitReactivation);
export const clientAction = browserAction(submitReactivation);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.reactivation.title),
} satisfies PageHandle;

export default ReactivateScreen;
