import { useMemo, type ReactNode } from 'react';
import { selectFailure } from '@velours/machines/push';
import type { SignUpStepFrame } from '@velours/ui/blocks/SignUpForm';
import { PushStep } from '@velours/ui/blocks/SignUpForm/PushStep';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { pushFailureText, pushStepState, usePush } from '../../../background/push/push.ts';

interface SignUpPushProps {
  frame: SignUpStepFrame;
  /** On to the next step, with notifications. */
  onDone: () => void;
}

/** The step that offers notifications of new messages. */
export function SignUpPush({ frame, onDone }: SignUpPushProps): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = usePush();
  const failure = snapshot ? selectFailure(snapshot) : null;
  // The same object until the next try: a new one takes the focus to the summary of errors.
  const errors = useMemo(() => {
    const form = pushFailureText(t, failure);
    return form === undefined ? undefined : { form };
  }, [t, failure]);
  const state = pushStepState(snapshot);
  return (
    <PushStep
      {...frame}
      state={state}
      errors={errors}
      onEnable={() => send({ type: 'ENABLE' })}
      onSubmit={state === 'subscribed' ? onDone : frame.onSkip}
      labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.push) }}
    />
  );
}
