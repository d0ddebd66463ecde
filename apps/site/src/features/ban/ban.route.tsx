import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadBan, submitObjection, type BanFacts } from './ban.ts';
import { BanScreen } from './BanScreen.tsx';
import { LegalScreen } from '../legal/LegalScreen.tsx';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/ban.route.ts';

export const loader = serverLoader(loadBan);
export const clientLoader = browserLoader(loadBan);
export const action = serverAction(submitObjection('/ban'));
export const clientAction = browserAction(submitObjection('/ban'));

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['ban', 'safety'],
  title: (t, { title }) => title ?? t(($) => $.ban.title),
} satisfies PageHandle<BanFacts>;

export default function BanPage({ loaderData: { token } }: Route.ComponentProps) {
  return token === undefined ? <BanScreen /> : <LegalScreen token={token} />;
}
