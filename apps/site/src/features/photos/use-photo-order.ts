import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { inOrder, moved } from './photo-order.ts';

/**
 * The order of the own photos: shown at once as the member wants it, one save after the other; where it is refused the server's
 * order comes back. `refresh` has the list read anew.
 */
export function usePhotoOrder(ids: readonly string[], refresh: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const mutation = useMutation({
    scope: { id: 'photo-order' },
    mutationFn: (photos: readonly string[]) =>
      answer(api.PUT('/api/photo.php', { params: intent(), body: { photos: [...photos] } })),
    onError: () => setOrder(null),
    onSettled: async () => {
      refresh();
      await client.invalidateQueries({ queryKey: userKey });
    },
  });
  // The list came, and is as it was wanted: from here on the server's order is shown.
  const isKnown = order !== null && !mutation.isPending && order.join() === ids.join();
  if (isKnown) setOrder(null);
  const put = (id: string, index: number): void => {
    const now = inOrder(
      ids.map((one) => ({ id: one })),
      order,
    ).map((one) => one.id);
    const next = moved(now, id, Math.min(index, now.length - 1));
    setOrder(next);
    mutation.mutate(next);
  };
  return { order, error: mutation.error, put };
}
