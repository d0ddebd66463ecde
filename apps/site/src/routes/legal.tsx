import { browserLoader } from '../data/browser-loader.ts';
import { loadLegal, type LegalFacts } from '../data/pages/legal.ts';
import { LegalScreen } from '../screens/LegalScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/legal.ts';

export const loader = serverLoader(loadLegal);
export const clientLoader = browserLoader(loadLegal);

export const handle = {
  isOpen: true,
  title: (_t, { title }) => title,
} satisfies PageHandle<LegalFacts>;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ name: 'description', content: loaderData.description }] : [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalScreen token={loaderData.token} />;
}
