import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { attentionKey, chatsKey, likesKey } from '../../app/data/keys.ts';
import { host } from '../../background/host.ts';

/** Opening a profile clears its new-like flag (spec section 4), on the server and in what this tab shows. */
export function useMarkLikeSeen(id: string): void {
  const api = useApi();
  const client = useQueryClient();
  const user = useUser();
  // Nobody likes themselves: the own profile has no flag.
  const isOther = user !== null && user.profile.id !== id;
  const { mutate } = useMutation({
    mutationFn: (profile: string) =>
      answer(api.PUT('/api/like.php', { params: intent(), body: { profile } })),
    onSuccess: () =>
      Promise.all(
        [likesKey, chatsKey, attentionKey].map((queryKey) =>
          client.invalidateQueries({ queryKey, refetchType: 'all' }),
        ),
      ),
  });

  useEffect(() => {
    if (!isOther) return;
    host.likeOverlay.tell({ type: 'SEEN', profileId: id });
    mutate(id);
  }, [id, isOther, mutate]);
}
