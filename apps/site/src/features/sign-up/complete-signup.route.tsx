import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCompleteSignUp, submitCompleteSignUp } from './sign-up-data.ts';
import { CompleteSignUpScreen } from './CompleteSignUpScreen.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadCompleteSignUp);
export const clientLoader = browserLoader(loadCompleteSignUp);
export const action = serverAction(submitCompleteSignUp);

export const handle = {
  namespaces: ['signup', 'profile', 'interests', 'photos'],
  title: (t) => t(($) => $.signup.complete.title),
} satisfies PageHandle;

export default CompleteSignUpScreen;
