import { browserLoader } from '../data/browser-loader.ts';
import { loadReports } from '../data/pages/safety.ts';
import { ReportsScreen } from '../screens/ReportsScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadReports);
export const clientLoader = browserLoader(loadReports);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.reports.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function ReportsPage() {
  return <ReportsScreen />;
}
