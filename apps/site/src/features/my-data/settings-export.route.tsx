import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCopy, submitCopy } from './my-data.ts';
import { ExportScreen } from './ExportScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadCopy);
export const clientLoader = browserLoader(loadCopy);
export const action = serverAction(submitCopy);
export const clientAction = browserAction(submitCopy);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.copy.title),
} satisfies PageHandle;

export default ExportScreen;
