import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useApi } from '../../app/data/api.ts';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { useUser } from '../../app/data/hooks.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { isLinkToken, useMailLink } from '../../app/forms/FormParts.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { DeadLink } from './DeadLink.tsx';
import {
  deadLinkCode,
  loadMailChange,
  mailChangeLabels,
  mailChangeQuery,
  submitMailChange,
} from './mail-change.ts';

export const loader = serverLoader(loadMailChange);
export const clientLoader = browserLoader(loadMailChange);
export const action = serverAction(submitMailChange);
export const clientAction = browserAction(submitMailChange);

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.mailChange.title),
} satisfies PageHandle;

/** /mail-change/do (spec section 2): where the link to the new address leads. */
export default function MailChangeDoPage() {
  const t = useTranslate();
  const user = useUser();
  const { data: pending } = useQuery({ ...mailChangeQuery(useApi()), enabled: false });
  const [params] = useSearchParams();
  const form = useForm({ action: '/mail-change/do' });
  // A form that was refused without script has left the token out of the address.
  const linked = params.get('token') ?? form.values['token'] ?? null;
  const token = isLinkToken(linked) ? linked : null;
  const status = useMailLink(form, token, Boolean(user && pending));
  const isNoLink = token === null && (linked !== null || params.get('done') === null);
  const reason = deadLinkCode(form.failure?.code) ?? (isNoLink ? 'link_invalid' : null);
  const box = useArrivalFocus(reason ?? (status === 'activated' ? status : 'before'));
  const goOn = user
    ? { href: '/settings', label: t(($) => $.auth.mailChange.toSettings) }
    : { href: '/login', label: t(($) => $.auth.logIn.title) };
  return (
    <Container width="sm" isPage ref={box}>
      {reason === null ? (
        <ActivationResult
          status={status}
          action="/mail-change/do"
          token={token ?? undefined}
          onActivate={() => token && form.onSubmit({ token })}
          continueHref={goOn.href}
          labels={mailChangeLabels(t, status, goOn.label, form.failure)}
        />
      ) : (
        <DeadLink reason={reason} text={t(($) => $.auth.mailChange.deadText)} goOn={goOn} />
      )}
    </Container>
  );
}
