import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCompleteSignUp } from './sign-up-data.ts';
import { CompleteSignUpScreen } from './CompleteSignUpScreen.tsx';
import { completeSignUpAction } from './complete-sign-up.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/complete-signup.route.ts';

export const loader = serverLoader(loadCompleteSignUp);
export const clientLoader = browserLoader(loadCompleteSignUp);
export const action = completeSignUpAction;

export const handle = {
  namespaces: ['signup', 'profile', 'photos'],
  title: (t) => t(($) => $.signup.complete.title),
} satisfies PageHandle;

export default function CompleteSignUpPage({ actionData }: Route.ComponentProps) {
  return <CompleteSignUpScreen refused={actionData} />;
}
