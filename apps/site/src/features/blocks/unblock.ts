import type { QueryClient } from '@tanstack/react-query';
import { answer, intent, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import {
  attentionKey,
  chatsKey,
  likesKey,
  matchesKey,
  memberKey,
  membersKey,
  messagesKey,
  safetyKey,
} from '../../app/data/keys.ts';

export type Blockable = Pick<Schemas['ProfileCard'], 'id' | 'name'>;

/** Everything in which the other may stand is read again; what is on screen at once. */
export async function readAgain(client: QueryClient): Promise<void> {
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

/** Takes a block back; one that was taken back elsewhere is no fault. */
export async function unblock(api: Api, id: string): Promise<void> {
  try {
    await answer(api.DELETE('/api/block.php', { params: intent(), body: { profile: id } }));
  } catch (error) {
    if (!isProblem(error, 'member_not_found')) throw error;
  }
}
