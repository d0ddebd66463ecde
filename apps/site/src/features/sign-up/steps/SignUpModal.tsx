import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { useNamespaces, useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { useSignUp, type SignUpFlow as Flow } from './use-sign-up.ts';
import { SignUpDialog } from '@velours/ui/blocks/SignUpDialog';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { selectIsConfirmingClose, selectIsInProgress } from '@velours/machines/signUp';
import { SignUpFlow } from './SignUpFlow.tsx';

/**
 * Sign-up as a dialog (desktop): not to be dismissed while it is in progress, closed when sign-up is and by the redirect to log-in
 * (spec section 4). It outlives the page beneath, so it has to be told of the next one.
 */
export function SignUpModal(props: { onClosed: () => void }): ReactNode {
  useNamespaces(['signup']);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const openedOver = useRef(key);
  const flow = useSignUp({
    startsAt: 'account',
    onEnd: ({ endedBy, isAccountCreated }) => {
      props.onClosed();
      // The page says that it is closed, and what one can do instead.
      if (endedBy === 'signupClosed') void navigate('/signup');
      // By a link the page beneath is another one already.
      const isLeft = endedBy === 'dismissed' || endedBy === 'abandoned';
      if (isLeft && isAccountCreated) void navigate(AFTER_SIGN_UP);
    },
  });

  useEffect(() => {
    if (key === openedOver.current) return;
    const isLogIn = pathname === '/login';
    if (flow.snapshot === undefined) {
      if (isLogIn) props.onClosed();
    } else if (isLogIn) flow.send({ type: 'REDIRECT_TO_LOGIN' });
    // Where its last step leads; any other page may come and go beneath it.
    else if (pathname === AFTER_SIGN_UP) flow.send({ type: 'FINISH' });
    // Once for each page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return <SignUpWindow flow={flow} onClosed={props.onClosed} />;
}

interface SignUpWindowProps {
  flow: Flow;
  onClosed: () => void;
}

/** The dialog of a sign-up, and the question before it is closed. */
export function SignUpWindow({ flow, onClosed }: SignUpWindowProps): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = flow;
  return (
    <>
      <SignUpDialog
        isOpen
        isInProgress={snapshot ? selectIsInProgress(snapshot) : flow.hasBegun}
        // What was typed while the statechart was on its way is in progress too: it asks once it is there.
        onClose={() => (flow.hasBegun || snapshot ? send({ type: 'CLOSE' }) : onClosed())}
        labels={{ title: t(($) => $.signup.title), close: t(($) => $.signup.close.label) }}
      >
        <SignUpFlow flow={flow} headingLevel="none" />
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
