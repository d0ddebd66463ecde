/** The answer to an objection; it goes to banned members too. */
import { renderMail } from '../../ports/mail/render.ts';
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
    {
      language: mail.language,
      name: member.name,
      domain: services.settings.forHost(new URL(mail.origin).host).name,
    },
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
