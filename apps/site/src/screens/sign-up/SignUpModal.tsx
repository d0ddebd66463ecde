import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SignUpDialog } from '@velours/ui/blocks/SignUpDialog';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { selectIsConfirmingClose } from '@velours/machines/signUp';
import { useNamespaces, useTranslate } from '../../i18n/TextsProvider.tsx';
import { useSignUp } from '../../wiring/sign-up/use-sign-up.ts';
import { SignUpClosed } from './SignUpClosed.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';

/** Sign-up as a dialog (desktop): not to be dismissed while it is in progress (spec section 4). */
export function SignUpModal(props: { onClosed: () => void }): ReactNode {
  useNamespaces(['signup', 'profile']);
  const t = useTranslate();
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
      else if (isAccountCreated) void navigate('/members');
    },
  });
  const { snapshot, send } = flow;

  return (
    <>
      <SignUpDialog
        isOpen
        isInProgress={snapshot?.context.isInProgress ?? flow.hasBegun}
        onClose={() => (snapshot && !isSignUpClosed ? send({ type: 'CLOSE' }) : props.onClosed())}
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
