import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import type { ProblemCode } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { isLinkToken, useSendAtOnce } from '../../app/forms/FormParts.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { DeadLink } from './DeadLink.tsx';
import { mailChangeLabels } from './mail-change.ts';

/** /mail-change/do (spec section 2): where the link to the new address leads. */
export function MailChangeDoScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const linked = params.get('token');
  const token = isLinkToken(linked) ? linked : null;
  const form = useForm({
    action: '/mail-change/do',
    // The link is used up: loaded again, the page says what came of it.
    onDone: () => void navigate('?done=1', { replace: true, preventScrollReset: true }),
  });
  const status = useSendAtOnce(form, token);
  const isNoLink = token === null && (linked !== null || params.get('done') === null);
  const reason = isNoLink ? 'link_invalid' : form.failure?.code;
  const goOn = user
    ? { href: '/settings', label: t(($) => $.auth.mailChange.toSettings) }
    : { href: '/login', label: t(($) => $.auth.logIn.title) };
  return (
    <Container width="sm" isPage>
      {reason === undefined || reason === 'network' ? (
        <ActivationResult
          status={status}
          action="/mail-change/do"
          token={token ?? undefined}
          onActivate={() => token && form.onSubmit({ token })}
          continueHref={goOn.href}
          labels={mailChangeLabels(t, status, goOn.label)}
        />
      ) : (
        <DeadLink
          reason={reason as ProblemCode}
          text={t(($) => $.auth.mailChange.deadText)}
          goOn={goOn}
        />
      )}
    </Container>
  );
}
