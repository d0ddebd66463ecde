/** The answer to an objection, which goes to banned members too, and the end of a ban. */
import { and, eq } from 'drizzle-orm';
import { operatorActions } from '../../db/schema.ts';
import { renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import { listDecisions } from '../moderation/decisions.ts';

/** `subjectId` is the decision. */
export const composeObjectionAnswered: Composer = async (services, tx, mail) => {
  const { decisions } = await listDecisions(tx, mail.memberId);
  const decision = decisions.find(({ id }) => id === mail.subjectId);
  const member = await findMember(tx, mail.memberId);
  const objection = decision?.objection;
  if (decision === undefined || member === null || objection?.answer == null) return null;
  return renderMail(
    {
      name: nameOf(objection),
      link: `${mail.origin}/${member.status === 'banned' ? 'ban' : 'decisions'}`,
      reference: decision.reference,
      answer: objection.answer,
    },
    readerOf(services, mail, member),
  );
};

function nameOf({
  outcome,
  reversed,
}: {
  readonly outcome: string | null;
  readonly reversed: boolean;
}) {
  if (outcome !== 'granted') return 'objection.refused';
  return reversed ? 'objection.granted' : 'objection.dropped';
}

/** `subjectId` is what the operator did. Nothing for who has left, or is banned again, meanwhile. */
export const composeBanLifted: Composer = async (services, tx, mail) => {
  const id = mail.subjectId ?? mail.id;
  const [lifted] = await tx
    .select()
    .from(operatorActions)
    .where(and(eq(operatorActions.memberId, mail.memberId), eq(operatorActions.id, id)));
  const member = await findMember(tx, mail.memberId);
  const isHere = member?.status === 'active' || member?.status === 'not_confirmed';
  if (lifted === undefined || !isHere) return null;
  return renderMail(
    { name: 'banLifted', link: `${mail.origin}/login`, reason: lifted.reason },
    readerOf(services, mail, member),
  );
};
