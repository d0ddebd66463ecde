/** The mail that says that a copy is ready. It leads to the page, not to the file: the page needs a log-in. */
import { and, eq } from 'drizzle-orm';
import { dataExports } from '../../db/schema.ts';
import { lastDayIn } from '../../ports/mail/formats.ts';
import { renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';

export const composeExportReady: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.memberId, mail.memberId),
        eq(dataExports.id, mail.subjectId ?? mail.id),
        eq(dataExports.status, 'ready'),
      ),
    );
  // Who has left has no page to fetch it from.
  if (member === null || member.status === 'deleted') return null;
  if (row === undefined || row.expiresAt === null) return null;
  return renderMail(
    {
      name: 'exportReady',
      link: `${mail.origin}/settings/export`,
      date: lastDayIn(mail.language, row.expiresAt),
    },
    readerOf(services, mail, member),
  );
};
