import type { ReactNode } from 'react';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';

export interface LogOutFailedProps {
  failure: AnyFailure;
  onRetry: () => void;
}

/** A log-out that failed: the member is still logged in, and must know. */
export function LogOutFailed({ failure, onRetry }: LogOutFailedProps): ReactNode {
  const t = useTranslate();
  return (
    <Banner
      layout="strip"
      tone="danger"
      announce="alert"
      actions={<StripAction onPress={onRetry}>{t(($) => $.common.actions.tryAgain)}</StripAction>}
    >
      {t(($) => $.common.nav.account.logOutFailed)}. {failureText(t, failure)}
    </Banner>
  );
}
