import { browserLoader } from '../data/browser-loader.ts';
import { loadCompleteSignUp } from '../data/pages/sign-up.ts';
import { CompleteSignUpScreen } from '../screens/CompleteSignUpScreen.tsx';
import { completeSignUpAction } from '../server/actions/complete-sign-up.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/complete-signup.ts';

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
