import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSignUp } from './sign-up-data.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import { submitSignUp } from './sign-up-data.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSignUp);
export const clientLoader = browserLoader(loadSignUp);
export const action = serverAction(submitSignUp);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.title),
} satisfies PageHandle;

export default SignUpScreen;
