import { expect, it } from 'vitest';
import type { Api } from '../../app/data/api.ts';
import { chatsKey } from '../../app/data/keys.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { newMatchesQuery } from '../../features/chat/chats.ts';
import type { Member } from '../host.ts';
import { startRemoval } from './removal-actor.ts';

it('[C05] a page that opens meanwhile still gets who waits for a first line, and the list on its way brings nothing back', async () => {
  const client = createQueryClient();
  const { promise: removed, resolve: remove } = Promise.withResolvers<object>();
  const { promise: matches, resolve: answerMatches } = Promise.withResolvers<object>();
  const api = {
    DELETE: () => removed,
    GET: () => matches,
  } as unknown as Api;
  const chat = { conversation_id: 'one', num_unread_messages: 1 };
  client.setQueryData(chatsKey, { chats: [chat], total_unread: 1 });
  const actor = startRemoval({
    api,
    client,
    memberId: 'me',
    otherTabs: { chats: { tell: () => undefined } },
  } as unknown as Member);

  const opened = client.ensureQueryData(newMatchesQuery(api));
  const queryFn = () => new Promise(() => undefined);
  const list = client.fetchQuery({ queryKey: chatsKey, queryFn, staleTime: 0 });
  actor.send({ type: 'REMOVE', conversationId: 'one' });
  answerMatches({ data: { matches: [] }, response: new Response() });
  expect(await opened).toEqual({ matches: [] });
  expect(await list).toMatchObject({ chats: [] });
  remove({ data: {}, response: new Response() });
  actor.stop();
});
