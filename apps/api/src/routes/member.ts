import { isVisible, findMember } from '../domain/members/members.ts';
import { loadProfile } from '../domain/members/profile-cards.ts';
import { assertMaySearch } from '../domain/search/search.ts';
import type { RouteFile } from '../http/handler.ts';
import { problem } from '../http/problem.ts';

/** GET member.php: the profile of one member (spec section 2). One's own is always there. */
export const routes: RouteFile = (services) => ({
  getMember: async (request) => {
    const { id } = request.query as { id: string };
    const viewerId = request.member?.id ?? null;
    assertMaySearch(services.settings.forHost(request.host), viewerId);
    const member = await findMember(services.db, id);
    if (member === null || (!isVisible(member) && member.id !== viewerId)) {
      throw problem('member_not_found');
    }
    return { profile: await loadProfile(services, services.db, viewerId, member) };
  },
});
