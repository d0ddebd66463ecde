import { useEffect, useRef, type ReactNode } from 'react';
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

export type LinkStatus = 'working' | 'activated' | 'failed';

/**
 * Sends the form of a mail's link as soon as the page runs. The page's own request does nothing: a mail scanner that follows links
 * runs no script. Until then it is said to be at work, also by the server. What the form without script came to is not tried again.
 * @param token null where the form without script has just been sent, and accepted
 */
export function useSendAtOnce(
  form: Pick<SiteForm<never>, 'onSubmit' | 'isPending' | 'isDone' | 'failure'>,
  token: string | null,
): LinkStatus {
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (token === null || sent.current === token || form.failure) return;
    sent.current = token;
    form.onSubmit({ token });
  }, [form, token]);
  if (token === null || form.isDone) return 'activated';
  return form.failure ? 'failed' : 'working';
}
