import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMemberSignUp } from './sign-up-data.ts';
import { MemberSignUpScreen } from './MemberSignUpScreen.tsx';
import { submitSignUp } from './sign-up-data.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/member-signup.route.ts';

export const loader = serverLoader(loadMemberSignUp);
export const clientLoader = browserLoader(loadMemberSignUp);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['matchfinder', 'signup', 'members', 'interests', 'profile'],
  title: (t, { name }) =>
    name === null ? t(($) => $.signup.title) : t(($) => $.matchfinder.signUpFor.title, { name }),
} satisfies PageHandle<{ name: string | null }>;

export default function MemberSignUpPage({ params }: Route.ComponentProps) {
  return <MemberSignUpScreen id={params.id} />;
}
