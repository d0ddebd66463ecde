import { useEffect } from 'react';
import { useActionData } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { loadCompleteSignUp, submitCompleteSignUp } from './sign-up.ts';
import { SignUpSteps } from './steps/SignUpSteps.tsx';
import { useSignUp } from './steps/use-sign-up.ts';

export const loader = serverLoader(loadCompleteSignUp);
export const clientLoader = browserLoader(loadCompleteSignUp);
export const action = serverAction(submitCompleteSignUp);

export const handle = {
  namespaces: ['signup', 'profile', 'interests', 'photos'],
  title: (t) => t(($) => $.signup.complete.title),
} satisfies PageHandle;

/** /complete-signup: the steps after the account, for a member who comes back to them. */
export default function CompleteSignUpPage() {
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
