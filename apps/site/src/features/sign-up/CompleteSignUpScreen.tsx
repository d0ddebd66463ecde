import { useEffect, type ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpSteps } from './steps/SignUpSteps.tsx';

/** /complete-signup: the steps after the account, for a member who comes back to them. */
export function CompleteSignUpScreen(): ReactNode {
  const { snapshot, send, start } = useSignUp({ startsAt: 'photo' });
  const refused = useActionData<RefusedForm>();

  useEffect(() => {
    start();
    // Once: the statechart lives as long as the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Container width="sm" isPage>
      <SignUpSteps snapshot={snapshot} send={send} refusal={refused?.failure} />
    </Container>
  );
}
