import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, useApi } from '../../../app/data/api.ts';
import { userKey } from '../../../app/data/keys.ts';

/** Takes a deleted account back, by the token of a mail or, without one, after a log-in (A02). */
export function useReactivation(token: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/reactivation.php', { params: intent(key.current), body: { token } })),
    onSuccess: ({ logged_in: isLoggedIn }) =>
      isLoggedIn ? client.invalidateQueries({ queryKey: userKey }) : undefined,
  });
}
