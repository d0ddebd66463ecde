import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, problemOf, useApi } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';

/**
 * Confirms the address of an activation link as soon as the page runs. The page's own request activates nothing: a mail
 * scanner that follows links runs no script (contract: activation.php is a POST).
 */
export function useActivation(token: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = useRef<string>(undefined);

  const mutation = useMutation({
    mutationFn: (confirmed: string) => {
      key.current ??= newIdempotencyKey();
      return answer(
        api.POST('/api/activation.php', {
          params: intent(key.current),
          body: { token: confirmed },
        }),
      );
    },
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
    onError: (error) => {
      const reason = problemOf(error)?.code;
      if (reason) void navigate(`/activate/error?reason=${reason}`, { replace: true });
    },
  });
  const { mutate } = mutation;

  const started = useRef(false);
  useEffect(() => {
    if (!token || started.current) return;
    started.current = true;
    mutate(token);
  }, [mutate, token]);

  return mutation;
}
