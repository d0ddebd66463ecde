import { browserLoader } from '../data/browser-loader.ts';
import { loadCompleteSignUp } from '../data/pages/sign-up.ts';
import { CompleteSignUpScreen } from '../screens/CompleteSignUpScreen.tsx';
import { resendActivationAction } from '../server/actions/resend-activation.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadCompleteSignUp);
export const clientLoader = browserLoader(loadCompleteSignUp);
export const action = resendActivationAction;

export const handle = {
  namespaces: ['signup', 'profile'],
  title: (t) => t(($) => $.signup.complete.title),
} satisfies PageHandle;

export default function CompleteSignUpPage() {
  return <CompleteSignUpScreen />;
}
