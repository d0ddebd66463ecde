import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, problemOf, useApi } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';

/**
 * Confirms a new address as soon as the page runs. The page's own request confirms nothing: a mail scanner that follows
 * links runs no script (contract: mail-change-confirm.php is a POST).
 */
export function useMailChangeLink(token: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const key = useRef<string>(undefined);
  const mutation = useMutation({
    mutationFn: (confirmed: string) => {
      key.current ??= newIdempotencyKey();
      return answer(
        api.POST('/api/mail-change-confirm.php', {
          params: intent(key.current),
          body: { token: confirmed },
        }),
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  });
  const { mutate } = mutation;
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [mutate, token]);
  return {
    status: mutation.status,
    /** Why it was refused; null where it was not, or where no answer came. */
    reason: problemOf(mutation.error)?.code ?? null,
    confirm: mutate,
  };
}
