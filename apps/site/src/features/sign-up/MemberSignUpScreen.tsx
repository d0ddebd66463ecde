import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MemberLanding } from '@velours/ui/blocks/MemberLanding';
import { Container } from '@velours/ui/primitives/Container';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { memberLanding } from './member-landing.ts';
import { maySignUp } from '../home/visitor-search.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { useCardFacts } from '../people/use-card-facts.ts';
import { SignUpClosed } from './steps/SignUpClosed.tsx';
import { SignUpFlow } from './steps/SignUpFlow.tsx';

/** /members/{id}/signup: sign-up for a member, which then leads to that member (spec section 2). */
export function MemberSignUpScreen(props: {
  id: string;
  refused?: RefusedForm | undefined;
}): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const facts = useCardFacts();
  const [params] = useSearchParams();
  const path = `/members/${props.id}`;
  // Read with the page; where visitors do not see members there is none.
  const { data: profile } = useQuery({ ...memberQuery(useApi(), props.id), enabled: false });
  const [isClosed, setClosed] = useState(!maySignUp(settings, params));
  const flow = useSignUp({
    startsAt: 'account',
    firstMember: props.id,
    onEnd: ({ endedBy }) => {
      if (endedBy === 'signupClosed') setClosed(true);
    },
  });
  const form = isClosed ? (
    <SignUpClosed />
  ) : (
    <SignUpFlow
      flow={flow}
      refused={props.refused}
      headingLevel={profile ? 2 : 1}
      action={`${path}/signup`}
      continueHref={path}
    />
  );
  return profile ? (
    <MemberLanding {...memberLanding(t, profile, facts)}>{form}</MemberLanding>
  ) : (
    <Container width="sm" isPage>
      {form}
    </Container>
  );
}
