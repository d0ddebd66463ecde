/**
 * Signed links from mails to a member's own notification settings, without log-in. A link opens nothing else, ends by itself, and
 * is over once the address it was mailed to is not the member's any more.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../context.ts';
import { ProblemError, problem } from '../problem.ts';
import type { SwitchOff } from '../../ports/mail/render.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

/** A mail is looked for again long after it came. */
const LIFETIME_SECONDS = 60 * 24 * 3600;
const ID_BYTES = 16;
const TIME_BYTES = 4;
const MAC_BYTES = 16;

type Receiver = Pick<MemberRow, 'id' | 'email'>;

export interface OpenedLink {
  readonly member: MemberRow;
  readonly madeAt: Date;
}

/** The token of a link to the settings of this member, at this address, from now on. */
export function makeToken(services: Services, member: Receiver): string {
  const madeAt = Math.floor(services.clock() / 1000);
  const head = Buffer.alloc(ID_BYTES + TIME_BYTES);
  head.write(member.id.replaceAll('-', ''), 'hex');
  head.writeUInt32BE(madeAt, ID_BYTES);
  return Buffer.concat([head, macOf(services, head, member.email)]).toString('base64url');
}

/** Both ways out of a mail that may be switched off. */
export function switchOffOf(services: Services, member: Receiver, origin: string): SwitchOff {
  const token = makeToken(services, member);
  return {
    settings: `${origin}/notifications?token=${token}`,
    oneClick: `${origin}/unsubscribe/${token}`,
  };
}

/**
 * Opens a link for a caller. Wrong ones are counted, and no others: mail providers unsubscribe many members from few addresses.
 * @throws 404 `link_invalid`; 410 `link_expired`; 429 `too_many_attempts`
 */
export async function openLink(
  services: Services,
  token: string,
  caller: string,
): Promise<OpenedLink> {
  try {
    return await read(services, token);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'link_invalid')
      await services.limits.consume('linkByCaller', caller);
    throw error;
  }
}

async function read(services: Services, token: string): Promise<OpenedLink> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + TIME_BYTES + MAC_BYTES) throw problem('link_invalid');
  const head = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  const member = await findMember(services.db, uuidOf(head.toString('hex', 0, ID_BYTES)));
  // The same work for a member who is not there.
  const mac = macOf(services, head, member?.email ?? '');
  const isOurs = timingSafeEqual(mac, bytes.subarray(head.length));
  const isThere = member?.status === 'active' || member?.status === 'not_confirmed';
  if (member === null || !isOurs || !isThere) throw problem('link_invalid');
  const madeAt = head.readUInt32BE(ID_BYTES);
  if (services.clock() / 1000 >= madeAt + LIFETIME_SECONDS) throw problem('link_expired');
  return { member, madeAt: new Date(madeAt * 1000) };
}

const macOf = (services: Services, head: Buffer, email: string): Buffer =>
  services.vault
    .hash('link', `notifications ${head.toString('hex')} ${email}`)
    .subarray(0, MAC_BYTES);

const uuidOf = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
