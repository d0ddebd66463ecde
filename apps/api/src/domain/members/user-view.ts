/** The logged-in member as the contract's `User`. */
import type { User } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { firstRecipient } from '../sign-up/first-message.ts';
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
  return viewOf(services, db, member, await loadOwn(db, member.id));
}

/** The same, of what was read with the session. */
export async function viewOf(
  services: Services,
  db: Executor,
  member: MemberRow,
  own: Own,
): Promise<{ user: User }> {
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
      first_member: await waitingFor(db, member),
      preferences: {
        color_scheme: member.colorScheme,
        text_size: member.textSize,
        invisible: member.invisible,
        discreet: member.discreet,
        search: member.search,
        ...(own.lookingFor !== null && {
          looking_for: own.lookingFor === 'any' ? null : own.lookingFor,
        }),
      },
      profile: ownProfile(member, own.photos, services.clock()),
    },
  };
}

/** Whom a first message waits for until the address is confirmed, and the message. */
async function waitingFor(db: Executor, member: MemberRow): Promise<User['first_member']> {
  const { status, signupMessage: message } = member;
  if (status !== 'not_confirmed' || message === null) return null;
  const recipient = await firstRecipient(db, member);
  return recipient && { id: recipient.id, name: recipient.name, message };
}
