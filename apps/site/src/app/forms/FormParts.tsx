import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, type ButtonProps } from '@velours/ui/components/Button';
import { PasswordField, type PasswordFieldProps } from '@velours/ui/components/PasswordField';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { SiteForm } from './use-form.ts';

/** A password that has to be given, with the words of the button that shows it. */
export function RequiredPassword(
  props: Omit<PasswordFieldProps, 'labels' | 'isRequired'>,
): ReactNode {
  const t = useTranslate();
  const labels = {
    show: t(($) => $.common.password.showPassword),
    hide: t(($) => $.common.password.hidePassword),
  };
  return <PasswordField {...props} labels={labels} isRequired />;
}

/** The button that sends a form: where it is the page's one action as wide as the fields, else no wider than its words. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>): ReactNode {
  if (props.variant === undefined) {
    return <Button size="lg" isFullWidth {...props} type="submit" />;
  }
  return (
    <div>
      <Button {...props} type="submit" />
    </div>
  );
}

/** Whether it can be the token of a mail's link (contract: LinkToken); what is left of one that was cut off need not be. */
export const isLinkToken = (text: string | null): text is string =>
  /^[\w-]{16,128}$/.test(text ?? '');

export type LinkStatus = 'ready' | 'working' | 'activated' | 'failed';

/**
 * The form of a mail's link. Scanners of mails and previews of links run the scripts of its page, and whoever signs up may give
 * somebody else's address: the form waits for a press. For whose link it may be it sends itself, for only their own browser has their
 * session; until it is sent it is said to be at work, also by the server. What the form without script came to is not tried again.
 * @param token null where the page has none
 * @param isAwaited whether the member who is logged in waits for such a link
 */
export function useMailLink(
  form: Pick<SiteForm<never, unknown>, 'onSubmit' | 'isPending' | 'isDone' | 'answer' | 'failure'>,
  token: string | null,
  isAwaited: boolean,
): LinkStatus {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sent = useRef<string>(undefined);
  const isDone = form.isDone || form.answer !== undefined;
  useEffect(() => {
    if (!isAwaited || token === null || sent.current === token || form.failure) return;
    sent.current = token;
    form.onSubmit({ token });
  }, [form, isAwaited, token]);
  // The link is used up: loaded again, the page says what came of it.
  const isUsedUp = isDone && params.has('token');
  useEffect(() => {
    if (isUsedUp) void navigate('?done=1', { replace: true, preventScrollReset: true });
  }, [isUsedUp, navigate]);
  if (token === null || isDone) return 'activated';
  if (form.failure) return 'failed';
  return isAwaited || form.isPending ? 'working' : 'ready';
}
