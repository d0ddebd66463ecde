import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSignUp } from './sign-up-data.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import { signUpAction } from './sign-up.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/signup.route.ts';

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
