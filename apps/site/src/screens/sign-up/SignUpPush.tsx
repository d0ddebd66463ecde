import type { ReactNode } from 'react';
import type { SignUpStepFrame } from '@velours/ui/blocks/SignUpForm';
import { PushStep } from '@velours/ui/blocks/SignUpForm/PushStep';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { stepLabels } from '../../view-models/sign-up/steps.ts';
import { noticeStore } from '../../wiring/notices.ts';
import { usePush } from '../../wiring/push/use-push.ts';

export interface SignUpPushProps {
  frame: SignUpStepFrame;
  /** On to the next step, with or without notifications. */
  onNext: () => void;
}

/** The step that offers notifications of new messages. */
export function SignUpPush({ frame, onNext }: SignUpPushProps): ReactNode {
  const t = useTranslate();
  const push = usePush(() => noticeStore.show(t(($) => $.signup.saveFailed)));
  return (
    <PushStep
      {...frame}
      state={push.state}
      onEnable={push.enable}
      onSubmit={onNext}
      labels={{
        ...stepLabels(t, {
          title: t(($) => $.signup.push.title),
          lead: t(($) => $.signup.push.intro),
        }),
        enable: t(($) => $.signup.push.allow),
        asking: t(($) => $.signup.push.asking),
        subscribed: t(($) => $.signup.push.subscribed),
        denied: t(($) => $.signup.push.denied),
        incapable: t(($) => $.signup.push.unsupported),
      }}
    />
  );
}
