/**
 * Sign-up (spec sections 3, 5, 6) without telling whether an address is known.
 *
 * It always makes a new unconfirmed member with a session. An address belongs to whoever confirms it; the mail tells the
 * owner of an address that has an account already. Every account that is not confirmed ends after seven days, so that the
 * two kinds cannot be told apart by waiting either.
 */
import type { Body, Language } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { emailClaims, members } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { untimedId } from '../../ids.ts';
import { openWallet } from '../credits/ledger.ts';
import { queueActivationMail } from '../activation/mails.ts';
import { normaliseEmail } from '../members/log-in.ts';
import { unconfirmedUntil } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { preferencesOf, savePreferences } from '../match/preferences.ts';
import { makeOffers } from '../offers/offers.ts';
import { hashPassword } from '../members/passwords.ts';
import { schemeOf, type SiteSettings } from '../settings/settings.ts';
import { isSignUpOpen } from '../settings/traffic-source.ts';
import { checkSignUp, nameOf } from './validation.ts';

export interface SignUpContext {
  readonly settings: SiteSettings;
  /** Origin that links in the mail carry. */
  readonly origin: string;
  /** What the member reads when the form named no language. */
  readonly language: Language;
  /** Whether the tracking data stay with the account; they decide on whether sign-up is open in any case. */
  readonly keepsTracking: boolean;
}

/** @throws 403 `signup_closed`; 422 `validation_failed` */
function assertMaySignUp(
  services: Services,
  body: Body<'signUp'>,
  { settings }: SignUpContext,
): void {
  if (!isSignUpOpen(settings, body.tracking)) throw problem('signup_closed');
  const errors = checkSignUp(body, settings, services.clock());
  if (errors.length > 0) throw problem('validation_failed', { errors });
}

/**
 * Counts the mail that the sign-up leads to, and says whether it is sent: an address gets so many a day, and fewer for one caller. Before
 * the transaction, since it needs a connection of its own. What is refused leads to none.
 * @throws 403 `signup_closed`; 422 `validation_failed`
 */
export async function countSignUpMail(
  services: Services,
  body: Body<'signUp'>,
  context: SignUpContext,
  caller: string,
): Promise<boolean> {
  assertMaySignUp(services, body, context);
  const email = normaliseEmail(body.email);
  const { limits } = services;
  return (
    (await limits.isWithin('mailByAddressAndCaller', email, caller)) &&
    (await limits.isWithin('mailByAddress', email))
  );
}

/** @throws 403 `signup_closed`; 422 `validation_failed` */
export async function signUp(
  services: Services,
  tx: Tx,
  body: Body<'signUp'>,
  context: SignUpContext,
  isMailed: boolean,
): Promise<MemberRow> {
  assertMaySignUp(services, body, context);
  const { settings } = context;
  const now = services.clock();
  const email = normaliseEmail(body.email);
  const passwordHash = await hashPassword(body.password);
  const [member] = await tx
    .insert(members)
    .values({
      id: untimedId(),
      email,
      name: nameOf(body.name),
      passwordHash,
      birthDate: body.date_of_birth,
      gender: body.gender ?? null,
      status: 'not_confirmed',
      kind: 'member',
      language: body.language ?? context.language,
      domain: settings.key,
      colorScheme: schemeOf(settings),
      signupDate: new Date(now),
      lastActiveAt: new Date(now),
      signupMessage: body.signup_message ?? null,
      firstMember: body.first_member ?? null,
      tracking: context.keepsTracking ? (body.tracking ?? null) : null,
      expiresAt: unconfirmedUntil(now),
    })
    .returning();
  if (member === undefined) throw new Error('The new member was not returned');
  await tx.insert(emailClaims).values({ email, memberId: member.id, createdAt: new Date(now) });
  await openWallet(services, tx, member.id);
  if (body.looking_for !== undefined) {
    const preferences = await preferencesOf(tx, member);
    await savePreferences(services, tx, member.id, { ...preferences, gender: body.looking_for });
  }
  await makeOffers(services, tx, member, settings);
  // Where there are too many mails nobody is found at delivery: the same work for all takes the same time.
  const reader = isMailed ? member : { ...member, id: services.newId() };
  await queueActivationMail(services, tx, reader, context.origin);
  return member;
}
