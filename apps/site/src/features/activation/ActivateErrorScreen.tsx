import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { resendState, useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { activationLabels, failedStatus, onlookerOf } from './activation.ts';

/** /activate/error: why the address could not be confirmed, and another mail where that helps. */
export function ActivateErrorScreen(): ReactNode {
  const [params] = useSearchParams();
  return <ActivationFailed reason={params.get('reason')} />;
}

/** What /activate/error shows for a problem's code. */
export function ActivationFailed({ reason }: { reason: string | null }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const status = failedStatus(reason);
  const action = `/activate/error?${new URLSearchParams({ reason: reason ?? '' })}`;
  const form = useForm({ action });
  return (
    <Container width="sm" isPage>
      <ActivationResult
        status={status}
        action="/activate/done"
        continueHref={user ? '/members' : '/login'}
        resendAction={action}
        asksForEmail={user === null}
        onResend={(email) => form.onSubmit({ email })}
        resendState={resendState(form, params.get('resend') === 'sent', form.errors?.form)}
        resendError={form.errors?.form}
        labels={activationLabels(t, status, onlookerOf(user))}
      />
    </Container>
  );
}
