import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { useNamespaces } from '../../../app/i18n/TextsProvider.tsx';
import { useSignUp } from './use-sign-up.ts';
import { SignUpWindow } from './SignUpWindow.tsx';

/**
 * Sign-up as a dialog (desktop): not to be dismissed while it is in progress, and closed by the redirect to log-in (spec section
 * 4). It outlives the page beneath, so it has to be told of the next one.
 */
export function SignUpModal(props: { onClosed: () => void }): ReactNode {
  useNamespaces(['signup']);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const openedOver = useRef(key);
  const [isSignUpClosed, setSignUpClosed] = useState(false);
  const flow = useSignUp({
    startsAt: 'account',
    onEnd: ({ endedBy, isAccountCreated }) => {
      if (endedBy === 'signupClosed') {
        setSignUpClosed(true);
        return;
      }
      props.onClosed();
      // By a link the page beneath is another one already.
      const isClosed = endedBy === 'dismissed' || endedBy === 'abandoned';
      if (isClosed && isAccountCreated) void navigate(AFTER_SIGN_UP);
    },
  });

  useEffect(() => {
    if (key === openedOver.current) return;
    const isRunning = flow.snapshot !== undefined && !isSignUpClosed;
    const isLogIn = pathname === '/login';
    if (isRunning) flow.send({ type: isLogIn ? 'REDIRECT_TO_LOGIN' : 'FINISH' });
    else if (isLogIn) props.onClosed();
    // Once for each page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return <SignUpWindow flow={flow} isSignUpClosed={isSignUpClosed} onClosed={props.onClosed} />;
}
