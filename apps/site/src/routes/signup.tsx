import { browserLoader } from '../data/browser-loader.ts';
import { loadSignUp } from '../data/pages/entry.ts';
import { SignUpScreen } from '../screens/SignUpScreen.tsx';
import { signUpAction } from '../server/actions/sign-up.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/signup.ts';

export const loader = serverLoader(loadSignUp);
export const clientLoader = browserLoader(loadSignUp);
export const action = signUpAction;

export const handle = {
  isOpen: true,
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.title),
} satisfies PageHandle;

export default function SignUpPage({ actionData }: Route.ComponentProps) {
  return <SignUpScreen refused={actionData} />;
}
