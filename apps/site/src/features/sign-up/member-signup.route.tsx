import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMemberSignUp, type MemberSignUpFacts } from './sign-up.ts';
import { MemberSignUpScreen } from './MemberSignUpScreen.tsx';
import { submitSignUp } from './sign-up.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/member-signup.route.ts';

export const loader = serverLoader(loadMemberSignUp);
export const clientLoader = browserLoader(loadMemberSignUp);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['matchfinder', 'signup', 'members', 'interests', 'profile'],
  title: (t, { name }) =>
    name === null ? t(($) => $.signup.title) : t(($) => $.matchfinder.signUpFor.title, { name }),
} satisfies PageHandle<MemberSignUpFacts>;

export default function MemberSignUpPage({ params }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <MemberSignUpScreen
      id={params.id}
      words={(name) => ({
        title: t(($) => $.matchfinder.signUpFor.title, { name }),
        lead: t(($) => $.matchfinder.signUpFor.lead, { name }),
      })}
    />
  );
}
