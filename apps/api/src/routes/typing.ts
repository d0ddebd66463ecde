import { and, isNull } from 'drizzle-orm';
import { conversationMembers } from '../db/schema.ts';
import { findInReach } from '../domain/blocks/reach.ts';
import { sideOf } from '../domain/chat/read.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { problem } from '../domain/problem.ts';

/** POST typing.php: tells the other member of a conversation that the caller is writing. */
export const routes: RouteFile = (services) => ({
  sendTyping: async (request, reply) => {
    const member = memberOf(request);
    const { conversation } = request.body as { conversation: string };
    const [own] = await services.db
      .select({ otherId: conversationMembers.otherId })
      .from(conversationMembers)
      .where(and(sideOf(member.id, conversation), isNull(conversationMembers.removedAt)));
    if (own === undefined) throw problem('conversation_not_found');
    const other = await findInReach(services.db, member.id, own.otherId);
    if (other !== null) {
      await services.events.publish(services.db, other.id, {
        type: 'typing',
        conversation,
        member: member.id,
      });
    }
    return reply.code(204).send();
  },
});
