/** Mails about the end of an account: that it is deleted, with the link that takes it back, and that it is back. */
import { lastDayIn } from '../../ports/mail/formats.ts';
import { renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import { findUndoable, makeReactivationToken } from './reactivate.ts';

/** Nothing for who has taken the account back meanwhile. */
export const composeDeletion: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  const deletion = await findUndoable(services, tx, mail.memberId);
  if (member === null || deletion === null) return null;
  const token = await makeReactivationToken(services, tx, member.id, {
    expiresAt: deletion.eraseAt,
    byLogIn: false,
  });
  return renderMail(
    {
      name: 'deletion',
      link: `${mail.origin}/reactivate/do?token=${token}`,
      date: lastDayIn(mail.language, deletion.eraseAt),
    },
    readerOf(services, mail, member),
  );
};

export const composeReactivation: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  if (member === null || member.status === 'deleted') return null;
  return renderMail(
    { name: 'reactivation', link: `${mail.origin}/login` },
    readerOf(services, mail, member),
  );
};
