import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadBan, type BanFacts } from '../complaints/notices-data.ts';
import { BanScreen } from './BanScreen.tsx';
import { LegalScreen } from '../legal/LegalScreen.tsx';
import { objectionAction } from '../complaints/notices.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/ban.route.ts';

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
