import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemberLanding, type MemberLandingProps } from '@velours/ui/blocks/MemberLanding';
import { useActionData, useLocation } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useCardFacts, useSettings } from '../../app/data/hooks.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpFlow, SignUpClosed } from './steps/SignUpFlow.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { placeOf, shownPhoto, type CardFacts } from '../../app/data/member-card.ts';
import { profileInterests, visibleProfile } from '../member/shown-profile.ts';

interface MemberSignUpScreenProps {
  id: string;
  /** How the member is shown. @default 'portrait' */
  layout?: MemberLandingProps['layout'];
  /** What the page says above all, for a member of this name. */
  words: (name: string) => { title: string; lead: string };
  /** What a link to a landing page says of it elsewhere; search engines show none of the members. @default no landing page */
  description?: string;
}

/** Sign-up for a member, which then leads to that member: /members/{id}/signup and the landing pages for a member (spec section 2). */
export function MemberSignUpScreen({
  id,
  layout,
  words,
  description,
}: MemberSignUpScreenProps): ReactNode {
  const refused = useActionData<RefusedForm>();
  const t = useTranslate();
  const { signup_open: isOpen, visible_profile_fields: visible } = useSettings();
  const facts = useCardFacts();
  const { pathname, search } = useLocation();
  // Read with the page; where visitors do not see members there is none.
  const { data: profile } = useQuery({ ...memberQuery(useApi(), id), enabled: false });
  const flow = useSignUp({ startsAt: 'account', firstMember: id });
  const headingLevel = profile ? 2 : 1;
  const form = isOpen ? (
    <SignUpFlow
      flow={flow}
      refused={refused}
      headingLevel={headingLevel}
      hasMessage
      action={`${pathname}${search}`}
      continueHref={`/members/${id}`}
    />
  ) : (
    <SignUpClosed headingLevel={headingLevel} />
  );
  return (
    <>
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta name="robots" content="noindex" />
        </>
      )}
      {profile ? (
        <MemberLanding
          layout={layout}
          {...memberLanding(t, visibleProfile(profile, visible), facts, words(profile.name))}
        >
          {form}
        </MemberLanding>
      ) : (
        <Container width="sm" isPage>
          {form}
        </Container>
      )}
    </>
  );
}

/** Whose page a visitor signs up from: what a visitor may see of the profile, and what signing up is for. */
function memberLanding(
  t: Translate,
  profile: Schemas['Profile'],
  facts: CardFacts,
  words: ReturnType<MemberSignUpScreenProps['words']>,
): Omit<MemberLandingProps, 'children' | 'layout'> {
  const { id, name, age, kind, about_me: about } = profile;
  return {
    member: {
      id,
      name,
      age,
      kind,
      photo: shownPhoto(profile.main_image, facts.cdnPrefix, 'filename'),
      place: placeOf(profile, facts, facts.home),
      interests: profileInterests(t, profile, []),
      ...(about === '' ? {} : { about }),
    },
    labels: {
      ...words,
      about: t(($) => $.profile.about, { name }),
      interests: t(($) => $.profile.interestsTitle),
      kind: t(($) => $.common.kind),
      noPhoto: t(($) => $.members.card.noPhoto),
      photo: t(($) => $.profile.gallery.title, { name }),
    },
    facts:
      kind === 'member'
        ? [t(($) => $.matchfinder.signUpFor.free)]
        : [t(($) => $.matchfinder.signUpFor.free), t(($) => $.common.kindWarning[kind])],
  };
}
