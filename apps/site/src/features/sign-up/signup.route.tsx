import { useActionData } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { useSettings } from '../../app/data/hooks.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { loadSignUp, submitSignUp } from './sign-up.ts';
import { SignUpFlow, SignUpClosed } from './steps/SignUpFlow.tsx';
import { useSignUp } from './steps/use-sign-up.ts';

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
export default function SignUpPage() {
  const refused = useActionData<RefusedForm>();
  const { signup_open: isOpen } = useSettings();
  const flow = useSignUp({ startsAt: 'account' });
  return (
    <Container width="sm" isPage>
      {isOpen ? <SignUpFlow flow={flow} refused={refused} headingLevel={1} /> : <SignUpClosed />}
    </Container>
  );
}
