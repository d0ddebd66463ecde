import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSignUpMatches } from '../match-finder/match-finder.ts';
import { SignUpMatchesScreen } from './SignUpMatchesScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSignUpMatches);
export const clientLoader = browserLoader(loadSignUpMatches);

export const handle = {
  namespaces: ['matchfinder', 'members', 'interests', 'profile', 'signup'],
  title: (t) => t(($) => $.matchfinder.signUp.title),
} satisfies PageHandle;

export default SignUpMatchesScreen;
