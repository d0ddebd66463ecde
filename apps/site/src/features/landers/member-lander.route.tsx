import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { MemberSignUpScreen } from '../sign-up/MemberSignUpScreen.tsx';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { loadMemberLander, type MemberLander, type MemberLanderFacts } from './landers.ts';
import type { Route } from './+types/member-lander.route.ts';

export const loader = serverLoader(loadMemberLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'matchfinder', 'signup', 'members', 'interests', 'profile'],
  isPlain: true,
  title: (t, { lander, name }) =>
    name === null ? t(($) => $.signup.title) : t(($) => $.landers[lander].title, { name }),
} satisfies PageHandle<MemberLanderFacts>;

const LAYOUTS = {
  landing: 'portrait',
  landing2: 'cover',
  landing3: 'letter',
} as const satisfies Record<MemberLander, string>;

/** The three landing pages for a member. */
export default function MemberLanderPage({ params, loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { lander } = loaderData;
  return (
    <MemberSignUpScreen
      id={params.id}
      layout={LAYOUTS[lander]}
      words={(name) => t(($) => $.landers[lander], { name })}
      description={t(($) => $.landers[lander].lead)}
    />
  );
}
