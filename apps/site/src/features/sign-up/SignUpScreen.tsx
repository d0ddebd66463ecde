import { useState, type ReactNode } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useSettings } from '../../app/data/hooks.ts';
import { maySignUp } from '../../app/navigation/tracking.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpFlow, SignUpClosed } from './steps/SignUpFlow.tsx';

/** /signup as a page: on phones, by a deep link, and without script. */
export function SignUpScreen(): ReactNode {
  const refused = useActionData<RefusedForm>();
  const settings = useSettings();
  const [params] = useSearchParams();
  const [isClosed, setClosed] = useState(!maySignUp(settings, params));
  const flow = useSignUp({
    startsAt: 'account',
    onEnd: ({ endedBy }) => {
      if (endedBy === 'signupClosed') setClosed(true);
    },
  });
  return (
    <Container width="sm" isPage>
      {isClosed ? <SignUpClosed /> : <SignUpFlow flow={flow} refused={refused} headingLevel={1} />}
    </Container>
  );
}
