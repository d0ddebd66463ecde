import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, intent, isProblem, useApi, type Api, type Schemas } from '../../app/data/api.ts';
import {
  memberKey,
  attentionKey,
  chatsKey,
  likesKey,
  matchesKey,
  membersKey,
  messagesKey,
  safetyKey,
} from '../../app/data/keys.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';

/** Goes where the blocked member is not, and offers to take it back. */
export function useLeave(path: string): (member: Blockable) => void {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ id, name }) => {
    const go = async (): Promise<void> => {
      // Back leads to where one came from: the page that is left cannot be found any more.
      await navigate(path, { replace: true });
      toastStore.show({
        done: t(($) => $.safety.block.done, { name }),
        undo: t(($) => $.safety.block.undo),
        name,
        undone: t(($) => $.safety.block.undone, { name }),
        takeBack: async () => {
          await unblock(api, id);
          await refreshAfterBlock(client);
        },
        failed: (error) => errorText(t, error),
      });
      // Not before: the page that is left would ask for who cannot be found any more.
      client.removeQueries({ queryKey: [...memberKey, id] });
      await refreshAfterBlock(client);
    };
    // What could not be read again says so on its page.
    go().catch(() => undefined);
  };
}

export type Blockable = Pick<Schemas['ProfileCard'], 'id' | 'name'>;

/** Everything in which the other may stand is read again; what is on screen at once. */
export async function refreshAfterBlock(client: QueryClient): Promise<void> {
  const keys = [
    attentionKey,
    chatsKey,
    likesKey,
    matchesKey,
    memberKey,
    membersKey,
    messagesKey,
    safetyKey,
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Sets a block, or takes it back; one that was set or taken back elsewhere is no fault. */
export async function putBlock(api: Api, id: string, isBlocked: boolean): Promise<void> {
  const call = { params: intent(), body: { profile: id } };
  try {
    await (isBlocked
      ? answer(api.POST('/api/block.php', call))
      : answer(api.DELETE('/api/block.php', call)));
  } catch (error) {
    if (!isProblem(error, 'member_not_found')) throw error;
  }
}

export const unblock = (api: Api, id: string): Promise<void> => putBlock(api, id, false);
