import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCopy } from './mydata-data.ts';
import { ExportScreen } from './ExportScreen.tsx';
import { askForCopyAction } from './mydata.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/settings-export.route.ts';

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
