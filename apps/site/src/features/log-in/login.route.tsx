import { browserLoader } from '../../app/data/browser-loader.ts';
import { submitLogIn } from '../../background/session/submit-log-in.ts';
import { loadLogIn } from './log-in.ts';
import { LogInScreen } from './LogInScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadLogIn);
export const clientLoader = browserLoader(loadLogIn);
// In the browser the form goes to the session's statechart, whose actor it is.
export const action = serverAction(submitLogIn);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.logIn.title),
} satisfies PageHandle;

export default LogInScreen;
