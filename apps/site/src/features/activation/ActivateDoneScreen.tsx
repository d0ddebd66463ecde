import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActivationResult, type ActivationStatus } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { activationLabels } from './activation.ts';
import { useActivation } from './use-activation.ts';

/** /activate/done: where the link of the activation mail leads. */
export function ActivateDoneScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const token = params.get('token');
  const activation = useActivation(token);
  const status = statusOf(token, activation.status);
  return (
    <Container width="sm" isPage>
      <ActivationResult
        status={status}
        action="/activate/done"
        token={token ?? undefined}
        onActivate={() => token && activation.mutate(token)}
        continueHref={user ? '/members' : '/login'}
        labels={activationLabels(t, status, user !== null)}
      />
    </Container>
  );
}

/** Without a token the form without script has just been sent, and accepted. */
function statusOf(
  token: string | null,
  sending: 'idle' | 'pending' | 'success' | 'error',
): ActivationStatus {
  if (!token || sending === 'success') return 'activated';
  if (sending === 'idle') return 'ready';
  return sending === 'pending' ? 'working' : 'failed';
}
