import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { MemberSignUpScreen } from '../sign-up/MemberSignUpScreen.tsx';
import { submitSignUp, type MemberSignUpFacts } from '../sign-up/sign-up-data.ts';
import { CampaignMeta } from './CampaignMeta.tsx';
import { loadMemberLander } from './lander-data.ts';
import type { Route } from './+types/member-landing.route.ts';

export const loader = serverLoader(loadMemberLander);
export const clientLoader = browserLoader(loadMemberLander);
export const action = serverAction(submitSignUp);

export const handle = {
  namespaces: ['landers', 'matchfinder', 'signup', 'members', 'interests', 'profile'],
  title: (t, { name }) =>
    name === null ? t(($) => $.signup.title) : t(($) => $.landers.landing.title, { name }),
} satisfies PageHandle<MemberSignUpFacts>;

export default function MemberLandingPage({ params }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <CampaignMeta description={t(($) => $.landers.landing.lead)} />
      <MemberSignUpScreen
        id={params.id}
        layout="portrait"
        words={(name) => t(($) => $.landers.landing, { name })}
      />
    </>
  );
}
