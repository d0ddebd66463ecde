import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { mailChangeLabels, type MailChangeStatus } from './mail-change.ts';
import { useMailChangeLink } from './use-mail-change-link.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { DeadLink } from './DeadLink.tsx';

/** /mail-change/do (spec section 2): where the link to the new address leads. */
export function MailChangeDoScreen({ refused }: { refused?: RefusedForm | undefined }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const token = params.get('token');
  // What the form without script came to is not tried again.
  const link = useMailChangeLink(refused ? null : token);
  const reason =
    link.reason ?? refused?.problem.code ?? ((token ?? params.get('done')) ? null : 'link_invalid');
  const goOn = user
    ? { href: '/settings', label: t(($) => $.auth.mailChange.toSettings) }
    : { href: '/login', label: t(($) => $.auth.logIn.title) };
  const status = statusOf(token, link.status);
  return (
    <Container width="sm" isPage>
      {reason === null ? (
        <ActivationResult
          status={status}
          action="/mail-change/do"
          token={token ?? undefined}
          onActivate={() => token && link.confirm(token)}
          continueHref={goOn.href}
          labels={mailChangeLabels(t, status, goOn.label)}
        />
      ) : (
        <DeadLink reason={reason} text={t(($) => $.auth.mailChange.deadText)} goOn={goOn} />
      )}
    </Container>
  );
}

/** Without a token the form without script has just been sent, and accepted. */
function statusOf(
  token: string | null,
  sending: 'idle' | 'pending' | 'success' | 'error',
): MailChangeStatus {
  if (!token || sending === 'success') return 'activated';
  if (sending === 'idle') return 'ready';
  return sending === 'pending' ? 'working' : 'failed';
}
