import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { activationLabels, failedStatus } from './activation.ts';
import { useResendActivation } from './use-resend-activation.ts';

/** /activate/error: why the address could not be confirmed, and another mail where that helps. */
export function ActivateErrorScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const reason = params.get('reason');
  const status = failedStatus(reason);
  const { resend, state, error } = useResendActivation();
  return (
    <Container width="sm" isPage>
      <ActivationResult
        status={status}
        action="/activate/done"
        continueHref={user ? '/members' : '/login'}
        resendAction="/activate/error"
        hiddenFields={{ return_to: `/activate/error?reason=${reason ?? ''}` }}
        asksForEmail={user === null}
        onResend={resend}
        resendState={state}
        resendError={error}
        labels={activationLabels(t, status, user !== null)}
      />
    </Container>
  );
}
