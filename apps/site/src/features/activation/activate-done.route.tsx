import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitActivation, activationLabels, type Activated } from './activation.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActivationResult } from '@velours/ui/blocks/ActivationResult';
import { Container } from '@velours/ui/primitives/Container';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useUser } from '../../app/data/hooks.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { isLinkToken, useMailLink } from '../../app/forms/FormParts.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { logInPath } from '../../app/navigation/safe-next.ts';
import { ActivationFailed } from './ActivateErrorScreen.tsx';

export const action = serverAction(submitActivation);
export const clientAction = browserAction(submitActivation);

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.title),
} satisfies PageHandle;

/** /activate/done: where the link of the activation mail leads. */
export default function ActivateDonePage(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const form = useForm<never, Activated>({ action: '/activate/done' });
  // A form that was refused without script has left the token out of the address.
  const linked = params.get('token') || form.values['token'] || null;
  const token = isLinkToken(linked) ? linked : null;
  const sent = form.answer?.sent;
  const status = useMailLink(form, token, user?.status === 'not_confirmed');
  const box = useArrivalFocus(status === 'activated' ? status : 'before');
  // Without a token it is said only where the form without script leads, and to who is known to have confirmed.
  const isDone = !linked && (params.has('done') || user?.status === 'active');
  if (token === null && !sent && !isDone) {
    return <ActivationFailed reason="activation_link_invalid" />;
  }
  const onlooker = params.get('done') === 'other' ? 'other' : 'member';
  const onward = sent ? `/chats/${sent.conversation_id}` : '/members';
  return (
    <Container width="sm" isPage ref={box}>
      <ActivationResult
        status={status}
        action="/activate/done"
        token={token ?? undefined}
        onActivate={() => token && form.onSubmit({ token })}
        continueHref={user ? onward : logInPath(onward)}
        labels={activationLabels(t, status, user ? onlooker : 'visitor', sent)}
      />
    </Container>
  );
}
