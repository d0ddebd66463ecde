/** What the mails about password and address say, decided when they are sent. */
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { emailChanges } from '../../db/schema.ts';
import { renderMail } from '../../ports/mail/render.ts';
import type { MailTemplate, RenderedMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer, QueuedMail } from '../mail/queue.ts';
import { findUndoable } from '../deletion/reactivate.ts';
import { findConfirmedByEmail } from '../members/log-in.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { LINK_HOURS, makeLink, voidLinks } from './links.ts';

const isGone = (member: MemberRow | null): member is null =>
  member === null || member.status === 'deleted';

const render = (
  services: Services,
  mail: QueuedMail,
  template: MailTemplate,
  reader: MemberRow,
): Promise<RenderedMail> => renderMail(template, readerOf(services, mail, reader, reader.language));

/** The link to a new password; nothing where no account has the address. Links sent before are worth nothing then. */
export const composePasswordReset: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  if (isGone(member) || member.email !== mail.toAddress) return null;
  await voidLinks(services, tx, member.id, ['password_reset']);
  const token = await makeLink(services, tx, {
    memberId: member.id,
    kind: 'password_reset',
    subjectId: null,
  });
  const link = `${mail.origin}/reset-password/do?token=${token}`;
  const count = LINK_HOURS.password_reset;
  return render(services, mail, { name: 'passwordReset', link, count }, member);
};

/** Tells what else opens the account since then; a new password is asked for where it was somebody else. */
const composeOpening =
  (name: 'passwordChanged' | 'passkeyAdded'): Composer =>
  async (services, tx, mail) => {
    const member = await findMember(tx, mail.memberId);
    if (isGone(member)) return null;
    return render(services, mail, { name, link: `${mail.origin}/reset-password` }, member);
  };
export const composePasswordChanged = composeOpening('passwordChanged');
export const composePasskeyAdded = composeOpening('passkeyAdded');

/** The link that confirms a new address; whoever has an account with it is told so instead, in their own language. */
export const composeMailChange: Composer = async (services, tx, mail) => {
  const found = await changeOf(tx, mail);
  if (found === null || isGone(found.member)) return null;
  const { member, change } = found;
  if (change.cancelledAt !== null || change.confirmedAt !== null) return null;
  const owner = await findConfirmedByEmail(tx, mail.toAddress);
  if (owner !== null && owner.id !== member.id) {
    return render(services, mail, { name: 'mailChangeTaken', link: `${mail.origin}/login` }, owner);
  }
  const token = await makeLink(services, tx, {
    memberId: member.id,
    kind: 'mail_change',
    subjectId: change.id,
  });
  const link = `${mail.origin}/mail-change/do?token=${token}`;
  // Whose the new address is nobody knows yet.
  const reader = readerOf(services, mail, null, member.language);
  return renderMail({ name: 'mailChange', link, count: LINK_HOURS.mail_change }, reader);
};

/** Tells the old address, with the link that takes the change back, and the account with it if whoever changed it deleted it. */
export const composeMailChangeNotice: Composer = async (services, tx, mail) => {
  const found = await changeOf(tx, mail);
  if (found === null) return null;
  const { member, change } = found;
  const isDeleted = member.status === 'deleted';
  if (isDeleted && (await findUndoable(services, tx, member.id)) === null) return null;
  if (change.confirmedAt === null || change.undoneAt !== null) return null;
  const token = await makeLink(
    services,
    tx,
    { memberId: member.id, kind: 'mail_change_undo', subjectId: change.id },
    change.confirmedAt.getTime(),
  );
  const link = `${mail.origin}/mail-change/undo?token=${token}`;
  const count = LINK_HOURS.mail_change_undo;
  return render(services, mail, { name: 'mailChangeNotice', link, count }, member);
};

async function changeOf(tx: Tx, mail: QueuedMail) {
  const member = await findMember(tx, mail.memberId);
  if (member === null || mail.subjectId === null) return null;
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, member.id), eq(emailChanges.id, mail.subjectId)));
  return change === undefined ? null : { member, change };
}
