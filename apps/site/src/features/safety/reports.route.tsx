import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadReports } from './safety-data.ts';
import { ReportsScreen } from './ReportsScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadReports);
export const clientLoader = browserLoader(loadReports);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.reports.title),
} satisfies PageHandle;

export default ReportsScreen;
