import { findInReach } from '../domain/blocks/reach.ts';
import { findMember } from '../domain/members/members.ts';
import { loadProfile } from '../domain/members/profiles.ts';
import { assertMaySearch } from '../domain/search/search.ts';
import { problem } from '../domain/problem.ts';
import { defineRoutes } from '../http/handler.ts';
import { countLook } from '../http/looks.ts';
import { settingsOf } from '../http/request.ts';
import { keptTracking } from '../http/traffic-source.ts';

/** GET member.php: the profile of one member (spec section 2). One's own is always there. */
export const routes = defineRoutes((services) => ({
  getMember: async (request) => {
    const { id } = request.query;
    const viewerId = request.member?.id ?? null;
    assertMaySearch(settingsOf(services, request), {
      id: viewerId,
      source: keptTracking(services, request),
    });
    if (id !== viewerId) await countLook(services, request, 'profile');
    const member =
      id === viewerId
        ? await findMember(services.db, id)
        : await findInReach(services.db, viewerId, id);
    if (member === null) throw problem('member_not_found');
    return { body: { profile: await loadProfile(services, services.db, viewerId, member) } };
  },
}));
