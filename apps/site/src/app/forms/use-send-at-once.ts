import { useEffect, useRef } from 'react';
import type { SiteForm } from './use-form.ts';

export type LinkStatus = 'ready' | 'working' | 'activated' | 'failed';

/**
 * Sends the form of a mail's link as soon as the page runs. The page's own request does nothing: a mail scanner that follows links
 * runs no script. What the form without script came to is not tried again.
 * @param token null where the form without script has just been sent, and accepted
 */
export function useSendAtOnce(form: SiteForm<never>, token: string | null): LinkStatus {
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (token === null || sent.current === token || form.failure) return;
    sent.current = token;
    form.onSubmit({ token });
  }, [form, token]);
  if (token === null || form.isDone) return 'activated';
  if (form.isPending) return 'working';
  return form.failure ? 'failed' : 'ready';
}
