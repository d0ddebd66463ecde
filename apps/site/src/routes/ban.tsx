import { browserLoader } from '../data/browser-loader.ts';
import { loadBan } from '../data/pages/notices.ts';
import { BanScreen } from '../screens/BanScreen.tsx';
import { objectionAction } from '../server/actions/notices.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/ban.ts';

export const loader = serverLoader(loadBan);
export const clientLoader = browserLoader(loadBan);
export const action = objectionAction;

export const handle = {
  namespaces: ['ban', 'safety'],
  title: (t) => t(($) => $.ban.title),
} satisfies PageHandle;

export default function BanPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BanScreen {...loaderData} refused={actionData} />;
}
