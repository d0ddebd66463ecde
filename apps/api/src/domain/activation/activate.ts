/** Confirming an e-mail address (spec sections 1, 2 and 4): the member becomes visible, and what waited happens. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { activationTokens, members } from '../../db/schema.ts';
import { claimAddress } from '../account/claims.ts';
import { problem } from '../problem.ts';
import { forgetBounced } from '../notifications/disabling.ts';
import { announceLikes } from '../likes/likes.ts';
import { deliverMessage } from '../chat/send.ts';
import { grant } from '../credits/ledger.ts';
import { findConfirmedByEmail } from '../members/log-in.ts';
import { holdMember } from '../members/hold.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { firstRecipient } from '../sign-up/first-message.ts';
import { sha256 } from '../../secrets.ts';

/**
 * @param caller who opened the link; null for a visitor
 * @returns what the answer says of it, with the conversation that the first message has begun.
 * @throws 404 `activation_link_invalid`; 410 `activation_link_expired` or `activation_link_used`
 */
export async function activate(
  services: Services,
  tx: Tx,
  token: string,
  caller: MemberRow | null,
): Promise<Answer<'activate'>> {
  const now = new Date(services.clock());
  const tokenHash = sha256(token);
  const [mailed] = await tx
    .select({ memberId: activationTokens.memberId })
    .from(activationTokens)
    .where(eq(activationTokens.tokenHash, tokenHash));
  if (mailed === undefined) throw problem('activation_link_invalid');
  await holdMember(tx, mailed.memberId);
  const [used] = await tx
    .update(activationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(activationTokens.tokenHash, tokenHash),
        isNull(activationTokens.usedAt),
        gt(activationTokens.expiresAt, now),
      ),
    )
    .returning();
  if (used === undefined) throw await reasonOf(tx, tokenHash);

  const [member] = await tx
    .update(members)
    .set({ status: 'active', confirmedAt: now, lastActiveAt: now, expiresAt: null })
    .where(and(eq(members.id, used.memberId), eq(members.status, 'not_confirmed')))
    .returning();
  // Confirmed before by another link of the same account.
  if (member === undefined) throw problem('activation_link_used');
  if (!(await claimAddress(tx, member.id, member.email, now)))
    throw problem('activation_link_used');
  if (member.notificationsDisabled.includes('bounce')) {
    await forgetBounced(services, tx, member.id);
  }

  const settings = services.settings.forKey(member.domain);
  await grant(services, tx, member.id, {
    kind: 'signup',
    reference: 'once',
    amount: settings.signup_credits,
  });
  const recipient = await firstRecipient(tx, member);
  const sent = await announceLikes(
    services,
    tx,
    member.id,
    recipient === null
      ? undefined
      : {
          to: recipient.id,
          send: () => sendSignUpMessage(services, tx, member, recipient, settings),
        },
  );
  await services.events.publish(tx, member.id, { type: 'user' });
  return {
    status: 'activated',
    other_account: caller !== null && caller.id !== member.id,
    first_message: sent,
  };
}

/**
 * Whether the caller's account can never be confirmed any more: another over the same address was confirmed first. Told only to who holds a
 * link that was mailed to that address.
 */
export async function isOutrun(
  db: Executor,
  token: string,
  caller: MemberRow | null,
): Promise<boolean> {
  if (caller?.status !== 'not_confirmed') return false;
  const [mailed] = await db
    .select({ email: members.email })
    .from(activationTokens)
    .innerJoin(members, eq(members.id, activationTokens.memberId))
    .where(eq(activationTokens.tokenHash, sha256(token)));
  if (mailed?.email !== caller.email) return false;
  const owner = await findConfirmedByEmail(db, caller.email);
  return owner !== null && owner.id !== caller.id;
}

/** Why a token does not work. */
async function reasonOf(tx: Tx, tokenHash: Buffer) {
  const [known] = await tx
    .select()
    .from(activationTokens)
    .where(eq(activationTokens.tokenHash, tokenHash));
  // Another address was given meanwhile, or the account is over.
  if (known === undefined) return problem('activation_link_invalid');
  return problem(known.usedAt === null ? 'activation_link_expired' : 'activation_link_used');
}

/** The first message goes out when the member can receive an answer: charged like any other, skipped when it cannot be. */
async function sendSignUpMessage(
  services: Services,
  tx: Tx,
  member: MemberRow,
  recipient: MemberRow,
  settings: SiteSettings,
): Promise<Answer<'activate'>['first_message']> {
  const sent = await deliverMessage(services, tx, {
    sender: member,
    recipient,
    content: { kind: 'text', text: member.signupMessage ?? '' },
    price: settings.message_credits,
  });
  return sent && { conversation_id: sent.conversationId, name: recipient.name };
}
