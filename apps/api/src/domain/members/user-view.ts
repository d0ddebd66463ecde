/** The logged-in member as the contract's `User`. */
import type { User } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import type { MemberRow } from './members.ts';
import { loadOwn, ownProfile } from './profiles.ts';
import type { Own } from './profiles.ts';

const statusOf = ({ status }: MemberRow): User['status'] =>
  status === 'not_confirmed' || status === 'banned' ? status : 'active';

export async function userView(
  services: Services,
  db: Executor,
  member: MemberRow,
): Promise<{ user: User }> {
  return viewOf(services, member, await loadOwn(db, member.id));
}

/** The same, of what was read with the session. */
export function viewOf(services: Services, member: MemberRow, own: Own): { user: User } {
  return {
    user: {
      id: member.id,
      email: member.email,
      status: statusOf(member),
      credits: own.credits,
      paid_user: member.paidUser,
      signup_date: member.signupDate.toISOString(),
      notifications_disabled: member.notificationsDisabled,
      language: member.language,
      server_time: new Date(services.clock()).toISOString(),
      profile_version: member.profileVersion,
      preferences: {
        color_scheme: member.colorScheme,
        text_size: member.textSize,
        invisible: member.invisible,
        discreet: member.discreet,
        search: member.search,
      },
      profile: ownProfile(member, own.photos, services.clock()),
    },
  };
}
