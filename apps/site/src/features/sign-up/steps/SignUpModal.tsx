import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { useNamespaces } from '../../../app/i18n/TextsProvider.tsx';
import { useSignUp } from './use-sign-up.ts';
import { SignUpWindow } from './SignUpWindow.tsx';

/** Sign-up as a dialog (desktop): not to be dismissed while it is in progress (spec section 4). */
export function SignUpModal(props: { onClosed: () => void }): ReactNode {
  useNamespaces(['signup']);
  const navigate = useNavigate();
  const [isSignUpClosed, setSignUpClosed] = useState(false);
  const flow = useSignUp({
    presentation: 'modal',
    startsAt: 'account',
    onEnd: ({ endedBy, isAccountCreated }) => {
      if (endedBy === 'signupClosed') {
        setSignUpClosed(true);
        return;
      }
      props.onClosed();
      if (endedBy === 'login') void navigate('/login');
      else if (isAccountCreated) void navigate(AFTER_SIGN_UP);
    },
  });
  return <SignUpWindow flow={flow} isSignUpClosed={isSignUpClosed} onClosed={props.onClosed} />;
}
