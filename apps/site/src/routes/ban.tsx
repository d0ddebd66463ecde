import { browserLoader } from '../data/browser-loader.ts';
import { loadBan, type BanFacts } from '../data/pages/notices.ts';
import { BanScreen } from '../screens/BanScreen.tsx';
import { LegalScreen } from '../screens/LegalScreen.tsx';
import { objectionAction } from '../server/actions/notices.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/ban.ts';

export const loader = serverLoader(loadBan);
export const clientLoader = browserLoader(loadBan);
export const action = objectionAction;

export const handle = {
  isOpen: true,
  namespaces: ['ban', 'safety'],
  title: (t, facts) => ('title' in facts ? facts.title : t(($) => $.ban.title)),
} satisfies PageHandle<BanFacts>;

export default function BanPage({ loaderData, actionData }: Route.ComponentProps) {
  return 'token' in loaderData ? (
    <LegalScreen token={loaderData.token} />
  ) : (
    <BanScreen {...loaderData} refused={actionData} />
  );
}
