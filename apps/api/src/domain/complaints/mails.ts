/** The receipt of a complaint and its answer. Text and name of a visitor are not sent back: the address may be somebody else's. */
import { eq } from 'drizzle-orm';
import { complaints } from '../../db/schema.ts';
import { dayIn } from '../../ports/mail/formats.ts';
import { renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';

export const composeComplaintReceived = compose('complaintReceived');
export const composeComplaintAnswered = compose('complaintAnswered');

function compose(name: 'complaintReceived' | 'complaintAnswered'): Composer {
  return async (services, tx, mail) => {
    const [row] = await tx
      .select()
      .from(complaints)
      .where(eq(complaints.id, mail.subjectId ?? mail.id));
    if (row === undefined) return null;
    const member = row.memberId === null ? null : await findMember(tx, row.memberId);
    const facts = { link: `${mail.origin}/complaints`, reference: row.reference };
    return renderMail(
      name === 'complaintReceived'
        ? { name, ...facts, date: dayIn(mail.language, row.answerBy) }
        : { name, ...facts, answer: row.answer ?? '' },
      readerOf(services, mail, member),
    );
  };
}
