import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
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
      tone="danger"
      title={t(($) => $.common.nav.account.logOutFailed)}
      announce="alert"
      actions={
        <Button size="sm" variant="outline" tone="neutral" onPress={onRetry}>
          {t(($) => $.common.actions.tryAgain)}
        </Button>
      }
    >
      {failureText(t, failure)}
    </Banner>
  );
}
