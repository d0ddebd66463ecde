import { browserLoader } from '../data/browser-loader.ts';
import { loadMemberSignUp } from '../data/pages/member-sign-up.ts';
import { MemberSignUpScreen } from '../screens/MemberSignUpScreen.tsx';
import { signUpAction } from '../server/actions/sign-up.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/member-signup.ts';

export const loader = serverLoader(loadMemberSignUp);
export const clientLoader = browserLoader(loadMemberSignUp);
export const action = signUpAction;

export const handle = {
  namespaces: ['matchfinder', 'signup', 'members', 'profile'],
  title: (t, { name }) =>
    name === null ? t(($) => $.signup.title) : t(($) => $.matchfinder.signUpFor.title, { name }),
} satisfies PageHandle<{ name: string | null }>;

export default function MemberSignUpPage({ params, actionData }: Route.ComponentProps) {
  return <MemberSignUpScreen id={params.id} refused={actionData} />;
}
