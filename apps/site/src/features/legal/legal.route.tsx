import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadLegal, type LegalFacts } from './legal.ts';
import { LegalScreen } from './LegalScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/legal.route.ts';

export const loader = serverLoader(loadLegal);
export const clientLoader = browserLoader(loadLegal);

export const handle = {
  isOpen: true,
  isPlain: true,
  title: (_t, { title }) => title,
} satisfies PageHandle<LegalFacts>;

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalScreen token={loaderData.token} />;
}
