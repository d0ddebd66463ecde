/** A decision in the swipe game (spec sections 6 and 9). */
import type { Answer, Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { otherMember } from '../blocks/reach.ts';
import { giveLike } from '../likes/likes.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { readDayLikes, takeLike } from './day-likes.ts';
import { notePass } from './passes.ts';

/**
 * Likes a member, or passes on. A like is an ordinary one, of which only so many a day are taken here; one that was given before
 * costs nothing.
 * @throws 404 `member_not_found`; 403 `swipe_limit_reached`
 */
export async function swipe(
  services: Services,
  tx: Tx,
  member: MemberRow,
  { profile, decision }: Body<'swipe'>,
  settings: SiteSettings,
): Promise<Answer<'swipe'>> {
  if (decision === 'pass') {
    const other = await otherMember(tx, member, profile);
    await notePass(services, tx, member.id, other.id);
    return { match: false, likes: await readDayLikes(services, tx, member.id, settings) };
  }
  // The like first: whether it is new is known then. Beyond the limit all of it is undone.
  const { isNew, match } = await giveLike(services, tx, member, profile);
  const count = isNew ? takeLike : readDayLikes;
  return { match, likes: await count(services, tx, member.id, settings) };
}
