import { useMemo, type ReactNode } from 'react';
import { selectFailure } from '@velours/machines/push';
import type { SignUpStepFrame } from '@velours/ui/blocks/SignUpForm';
import { PushStep } from '@velours/ui/blocks/SignUpForm/PushStep';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { pushFailureText, pushStepState } from '../../../background/push/push.ts';
import { usePush } from '../../../background/push/use-push.ts';

export interface SignUpPushProps {
  frame: SignUpStepFrame;
  /** On to the next step, with or without notifications. */
  onNext: () => void;
}

/** The step that offers notifications of new messages. */
export function SignUpPush({ frame, onNext }: SignUpPushProps): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = usePush();
  const failure = snapshot ? selectFailure(snapshot) : null;
  // The same object until the next try: a new one takes the focus to the summary of errors.
  const errors = useMemo(() => {
    const form = pushFailureText(t, failure);
    return form === undefined ? undefined : { form };
  }, [t, failure]);
  return (
    <PushStep
      {...frame}
      state={pushStepState(snapshot)}
      errors={errors}
      onEnable={() => send({ type: 'ENABLE' })}
      onSubmit={onNext}
      labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.push) }}
    />
  );
}
