import type { ReactNode } from 'react';
import { SignUpDialog } from '@velours/ui/blocks/SignUpDialog';
import { ConfirmDialog } from '@velours/ui/components/ConfirmDialog';
import { selectIsConfirmingClose, selectIsInProgress } from '@velours/machines/signUp';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { SignUpFlow as Flow } from './use-sign-up.ts';
import { SignUpClosed } from './SignUpClosed.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';

export interface SignUpWindowProps {
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
