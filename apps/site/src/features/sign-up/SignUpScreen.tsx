import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useSettings } from '../../app/data/hooks.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpFlow, SignUpClosed } from './steps/SignUpFlow.tsx';

/** /signup as a page: on phones, by a deep link, and without script. */
export function SignUpScreen(): ReactNode {
  const refused = useActionData<RefusedForm>();
  const { signup_open: isOpen } = useSettings();
  const flow = useSignUp({ startsAt: 'account' });
  return (
    <Container width="sm" isPage>
      {isOpen ? <SignUpFlow flow={flow} refused={refused} headingLevel={1} /> : <SignUpClosed />}
    </Container>
  );
}
