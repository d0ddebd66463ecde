import { browserLoader } from '../data/browser-loader.ts';
import { loadCopy } from '../data/pages/mydata.ts';
import { ExportScreen } from '../screens/ExportScreen.tsx';
import { askForCopyAction } from '../server/actions/mydata.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/settings-export.ts';

export const loader = serverLoader(loadCopy);
export const clientLoader = browserLoader(loadCopy);
export const action = askForCopyAction;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.copy.title),
} satisfies PageHandle;

export default function ExportPage({ actionData }: Route.ComponentProps) {
  return <ExportScreen refused={actionData} />;
}
