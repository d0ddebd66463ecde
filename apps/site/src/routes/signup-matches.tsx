import { browserLoader } from '../data/browser-loader.ts';
import { loadSignUpMatches } from '../data/pages/match-finder.ts';
import { SignUpMatchesScreen } from '../screens/SignUpMatchesScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadSignUpMatches);
export const clientLoader = browserLoader(loadSignUpMatches);

export const handle = {
  namespaces: ['matchfinder', 'members', 'profile'],
  title: (t) => t(($) => $.matchfinder.signUp.title),
} satisfies PageHandle;

export default function SignUpMatchesPage() {
  return <SignUpMatchesScreen />;
}
