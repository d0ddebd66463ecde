import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';

/** Asks for another activation mail: for the member's own address, or for one that a visitor gives. */
export function useResendActivation() {
  const api = useApi();
  const t = useTranslate();
  const [params] = useSearchParams();
  const mutation = useMutation({
    mutationFn: (email: string) =>
      answer(
        api.POST('/api/activation-resend.php', { params: intent(), body: email ? { email } : {} }),
      ),
  });
  /** What the same form came to when it was sent without script. */
  const sentWithoutScript = params.get('resend');
  const states = { idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const;
  return {
    resend: (email: string): void => mutation.mutate(email),
    state: mutation.isIdle && sentWithoutScript === 'sent' ? 'sent' : states[mutation.status],
    error: mutation.error ? errorText(t, mutation.error) : undefined,
  };
}
