/** The answer to an objection; it goes to banned members too. */
import { and, eq } from 'drizzle-orm';
import { objections } from '../../db/schema.ts';
import { renderMail } from '../../ports/mail/render.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import { objectionsWithDecision } from './objections.ts';

/** `subjectId` is the decision. */
export const composeObjectionAnswered: Composer = async (services, tx, mail) => {
  const isThis = eq(objections.decisionId, mail.subjectId ?? mail.id);
  const [row] = await objectionsWithDecision(tx).where(
    and(eq(objections.memberId, mail.memberId), isThis),
  );
  const member = await findMember(tx, mail.memberId);
  if (row === undefined || member === null || row.objection.answer === null) return null;
  const { objection, decision } = row;
  return renderMail(
    {
      name: objection.outcome === 'granted' ? 'objectionGranted' : 'objectionRefused',
      link: `${mail.origin}/${member.status === 'banned' ? 'ban' : 'decisions'}`,
      reference: decision.reference,
      answer: objection.answer ?? '',
    },
    {
      language: mail.language,
      name: member.name,
      domain: services.settings.forHost(new URL(mail.origin).host).name,
    },
  );
};
