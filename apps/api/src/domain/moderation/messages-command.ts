/** What `npm run moderate -- messages` does with its words; the script around it only opens the database. */
import type { Services } from '../../context.ts';
import { findMember } from '../members/members.ts';
import { findMessage, takeMessageAway } from './measures.ts';
import { ID, RULES, readWords, refused } from './words.ts';
import type { CommandResult } from './words.ts';

export const MESSAGES = [
  'npm run moderate -- messages show <conversation id> <message id>     when it was sent, what kind it is and whose; not its words, which nobody has reported',
  'npm run moderate -- messages remove <conversation id> <message id> --rule <code> --reason "..."   nobody sees it any more, for good; who wrote it reads the reason, and can object',
  `  rules: ${RULES.join(', ')}`,
  '  --by <name> says who decides; otherwise it is the user of this terminal.',
  '  One that was reported is removed with its report: npm run moderate -- reports',
];

export async function moderateMessages(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...MESSAGES);
  const { command, targets, rule, reason, by } = read;
  const [conversationId = '', id = '', ...rest] = targets;
  if (!ID.test(conversationId) || !ID.test(id) || rest.length > 0) return refused(...MESSAGES);
  if (command === 'show') return show(services, conversationId, id);
  if (command !== 'remove' || reason === '' || !RULES.includes(rule)) return refused(...MESSAGES);
  const decision = await takeMessageAway(
    services,
    { conversationId, id },
    { rule, facts: reason, by },
  );
  return decision === null
    ? refused(GONE)
    : {
        ok: true,
        lines: [`Message ${id} is removed, ${decision.reference}; who wrote it is told why.`],
      };
}

const GONE = 'No such message in this conversation.';

async function show(
  services: Services,
  conversationId: string,
  id: string,
): Promise<CommandResult> {
  const message = await findMessage(services.db, { conversationId, id });
  if (message === null) return refused(GONE);
  const { sender, kind, sentAt } = message;
  const writer = await findMember(services.db, sender);
  return {
    ok: true,
    lines: [`${sentAt.toISOString()}  ${kind}  ${sender}  ${writer?.name ?? ''}`],
  };
}
