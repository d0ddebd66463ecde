import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useSettings } from '../../app/data/hooks.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSignUp } from './steps/use-sign-up.ts';
import { SignUpFlow, SignUpClosed } from './steps/SignUpFlow.tsx';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSignUp, submitSignUp } from './sign-up-data.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSignUp);
export const clientLoader = browserLoader(loadSignUp);
export const action = serverAction(submitSignUp);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.title),
} satisfies PageHandle;

/** /signup as a page: on phones, by a deep link, and without script. */
export default function SignUpScreen(): ReactNode {
  const refused = useActionData<RefusedForm>();
  const { signup_open: isOpen } = useSettings();
  const flow = useSignUp({ startsAt: 'account' });
  return (
    <Container width="sm" isPage>
      {isOpen ? <SignUpFlow flow={flow} refused={refused} headingLevel={1} /> : <SignUpClosed />}
    </Container>
  );
}
