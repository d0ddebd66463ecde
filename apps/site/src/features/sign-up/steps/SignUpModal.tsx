import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { useNamespaces, useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useSignUp, type SignUpFlow as Flow } from './use-sign-up.ts';
import { SignUpDialog } from '@velours/ui/blocks/SignUpDialog';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { selectIsConfirmingClose, selectIsInProgress } from '@velours/machines/signUp';
import { SignUpFlow, SignUpClosed } from './SignUpFlow.tsx';

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

interface SignUpWindowProps {
  flow: Flow;
  /** The site has stopped taking sign-ups meanwhile. */
  isSignUpClosed: boolean;
  onClosed: () => void;
}

/** The dialog of a sign-up, and the question before it is closed. */
export function SignUpWindow({ flow, isSignUpClosed, onClosed }: SignUpWindowProps): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = flow;
  return (
    <>
      <SignUpDialog
        isOpen
        isInProgress={snapshot ? selectIsInProgress(snapshot) : flow.hasBegun}
        onClose={() => (snapshot && !isSignUpClosed ? send({ type: 'CLOSE' }) : onClosed())}
        labels={{ title: t(($) => $.signup.title), close: t(($) => $.signup.close.label) }}
      >
        {isSignUpClosed ? <SignUpClosed /> : <SignUpFlow flow={flow} headingLevel="none" />}
      </SignUpDialog>
      <ConfirmDialog
        isOpen={snapshot !== undefined && selectIsConfirmingClose(snapshot)}
        title={t(($) => $.signup.close.title)}
        confirmLabel={t(($) => $.signup.close.leave)}
        pendingLabel={t(($) => $.signup.close.leave)}
        cancelLabel={t(($) => $.signup.close.stay)}
        onConfirm={() => send({ type: 'CONFIRM_CLOSE' })}
        onCancel={() => send({ type: 'CANCEL_CLOSE' })}
      >
        {t(($) => $.signup.close.text)}
      </ConfirmDialog>
    </>
  );
}
