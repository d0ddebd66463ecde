import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, intent, isProblem, useApi } from '../../app/data/api.ts';
import { memberKey } from '../../app/data/keys.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { readAgain, type Blockable, unblock } from './unblock.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';

/** Blocks; who is blocked already, in another tab, is no fault. */
export function useBlock(after: { onDone: () => void; path: string }) {
  const api = useApi();
  const leave = useLeave(after.path);
  return useMutation({
    mutationFn: async ({ id }: Blockable) => {
      try {
        await answer(api.POST('/api/block.php', { params: intent(), body: { profile: id } }));
      } catch (error) {
        if (!isProblem(error, 'member_not_found')) throw error;
      }
    },
    onSuccess: (_nothing, member) => {
      after.onDone();
      leave(member);
    },
  });
}

/** Goes where the blocked member is not, and offers to take it back. */
export function useLeave(path: string): (member: Blockable) => void {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ id, name }) => {
    const go = async (): Promise<void> => {
      await navigate(path);
      toastStore.show({
        done: t(($) => $.safety.block.done, { name }),
        undo: t(($) => $.safety.block.undo),
        undone: t(($) => $.safety.block.undone, { name }),
        takeBack: async () => {
          await unblock(api, id);
          await readAgain(client);
        },
        failed: (error) => errorText(t, error),
      });
      // Not before: the page that is left would ask for who cannot be found any more.
      client.removeQueries({ queryKey: [...memberKey, id] });
      await readAgain(client);
    };
    // What could not be read again says so on its page.
    go().catch(() => undefined);
  };
}
