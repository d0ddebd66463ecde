import { useEffect, useMemo, type ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpSteps } from './steps/SignUpSteps.tsx';

/** /complete-signup: the steps after the account, for a member who comes back to them. */
export function CompleteSignUpScreen(props: { refused?: RefusedForm | undefined }): ReactNode {
  const { snapshot, send, start } = useSignUp({ startsAt: 'photo' });

  const refusal = useMemo(() => errorOf(props.refused), [props.refused]);

  useEffect(() => {
    start();
    // Once: the statechart lives as long as the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Container width="sm" isPage>
      <SignUpSteps snapshot={snapshot} send={send} refusal={refusal} />
    </Container>
  );
}
