import { useQuery } from '@tanstack/react-query';
import { useActionData, useLocation, useParams } from 'react-router';
import type { CampaignHeroProps } from '@velours/ui/blocks/CampaignHero/AloneTonight';
import type { CampaignPeopleProps } from '@velours/ui/blocks/CampaignHero/Gallery';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { shownPhoto } from '../../app/data/member-card.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SignUpClosed, SignUpFlow } from '../sign-up/steps/SignUpFlow.tsx';
import { useSignUp } from '../sign-up/steps/use-sign-up.ts';
import { landerQuery } from './landers.ts';

/** Landing pages that have words of their own. */
type LanderName =
  | 'alonetonight'
  | 'collagelanding'
  | 'gallery'
  | 'iconslanding'
  | 'maplanding'
  | 'socialnetwork'
  | 'tinderswipe'
  | 'transitionsvideolanding'
  | 'video';

/** What every landing page says of itself. */
export const landerHandle = (name: LanderName) =>
  ({
    isOpen: true,
    isPlain: true,
    title: (t) => t(($) => $.landers[name].title),
    description: (t) => t(($) => $.landers[name].lead),
  }) satisfies PageHandle;

/** Sign-up in a landing page. Without script it posts to this very address, so that the campaign's parameters go along. */
function LanderSignUp() {
  const refused = useActionData<RefusedForm>();
  const { signup_open: isOpen } = useSettings();
  const { pathname, search } = useLocation();
  const flow = useSignUp({ startsAt: 'account' });
  return isOpen ? (
    <SignUpFlow flow={flow} refused={refused} headingLevel={2} action={`${pathname}${search}`} />
  ) : (
    <SignUpClosed headingLevel={2} />
  );
}

/** What every landing page has: its own words, facts that hold, and sign-up. */
export function useLander(name: LanderName): CampaignHeroProps {
  const t = useTranslate();
  const { title, lead } = t(($) => $.landers[name]);
  const { free, marked, price } = t(($) => $.landers.facts);
  return {
    labels: { eyebrow: t(($) => $.landers.adults), title, lead },
    facts: [free, price, marked],
    children: <LanderSignUp />,
  };
}

/** The samples that the page came with. */
export function useSamples(): readonly Schemas['ProfileCard'][] {
  const { slug } = useParams();
  const { data } = useQuery({ ...landerQuery(useApi(), slug), enabled: false });
  return data?.profiles ?? [];
}

/** A landing page that shows the samples. */
export function useLanderWithPeople(name: LanderName): CampaignPeopleProps {
  const t = useTranslate();
  const lander = useLander(name);
  const { cdn_prefix: cdnPrefix, visible_profile_fields: fields } = useSettings();
  const samples = useSamples();
  return {
    ...lander,
    people: samples.map(({ id, name: who, age, kind, main_image: photo, first_line: line }) => ({
      id,
      name: who,
      age,
      kind,
      photo: shownPhoto(photo, cdnPrefix, 'match'),
      thumbnailUrl: shownPhoto(photo, cdnPrefix)?.url ?? null,
      ...(line !== null && fields.includes('about_me') ? { about: line } : {}),
    })),
    peopleLabels: {
      people: t(($) => $.landers.people),
      kind: t(($) => $.common.kind),
      noPhoto: t(($) => $.members.card.noPhoto),
    },
  };
}
