import { and, isNull } from 'drizzle-orm';
import { conversationMembers } from '../db/schema.ts';
import { findInReach } from '../domain/blocks/reach.ts';
import { sideOf } from '../domain/chat/read.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { problem } from '../domain/problem.ts';

/** POST typing.php: tells the other member of a conversation that the caller is writing. */
export const routes = defineRoutes((services) => ({
  sendTyping: async (request) => {
    const member = memberOf(request);
    await services.limits.consume('typingByMember', member.id);
    const { conversation } = request.body;
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
    return { status: 204, body: undefined };
  },
}));
