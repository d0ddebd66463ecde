/** What `npm run moderate -- bans` and `-- objections` do with their words; the script around them only opens the database. */
import type { Services } from '../../context.ts';
import { RULES, readWords, refused } from '../moderation/words.ts';
import type { CommandResult } from '../moderation/words.ts';
import { banMember, findByWord, liftBan } from './bans.ts';
import { answerObjection, findObjection, listObjections } from './objections.ts';
import type { AnswerRefusal } from './objections.ts';

export const BANS = [
  'npm run moderate -- bans add <address or id> --rule <code> --reason "..."   block an account; the member reads the reason',
  'npm run moderate -- bans lift <address, id or reference> --reason "..."     the account is as it was before; the member reads the reason',
  `  rules: ${RULES.join(', ')}`,
  '  --by <name> says who decides; otherwise it is the user of this terminal.',
];
export const OBJECTIONS = [
  'npm run moderate -- objections                                        objections that wait, the oldest first',
  'npm run moderate -- objections grant <reference> --reason "..."       the decision falls; a ban is lifted, a photo shown again',
  'npm run moderate -- objections refuse <reference> --reason "..."      the decision stays',
  '  --by <name> says who answers: not who decided.',
];

export async function moderateBans(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...BANS);
  const { command, targets, reason, by, rule } = read;
  const [target, ...rest] = targets;
  const isUnderstood = command === 'lift' || (command === 'add' && RULES.includes(rule));
  if (target === undefined || rest.length > 0 || reason === '' || !isUnderstood)
    return refused(...BANS);
  const member = await findByWord(services.db, target);
  if (member === null) return refused('No such member.');
  if (command === 'lift') {
    return (await liftBan(services, member.id, { reason, by }))
      ? { ok: true, lines: [`${member.name} is not banned any more, and is told why by mail.`] }
      : refused(`${member.name} is not banned.`);
  }
  const ban = await banMember(services, member.id, { rule, facts: reason, by });
  return ban === null
    ? refused(`${member.name} is not active (${member.status}).`)
    : { ok: true, lines: [`${member.name} is banned, ${ban.reference}, and is told why by mail.`] };
}

const SAID: Readonly<Record<AnswerRefusal, string>> = {
  unknown: 'No objection to a decision with this reference.',
  answered: 'This objection was answered before.',
  same_person: 'Somebody who did not take the decision has to answer: --by <name>.',
};

export async function moderateObjections(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...OBJECTIONS);
  const { command, targets, reason, by } = read;
  const [target, ...rest] = targets;
  if (command === undefined) return list(services);
  const isAnswer = (command === 'grant' || command === 'refuse') && rest.length === 0;
  if (!isAnswer || target === undefined || reason === '') return refused(...OBJECTIONS);
  const outcome = command === 'grant' ? 'granted' : 'refused';
  const refusal = await answerObjection(services, target, { outcome, answer: reason, by });
  if (refusal !== null) return refused(SAID[refusal]);
  const found = await findObjection(services.db, target);
  return {
    ok: true,
    lines: [`${target}: the objection is ${found?.objection.outcome}, and the member is told.`],
  };
}

async function list(services: Services): Promise<CommandResult> {
  const waiting = await listObjections(services.db);
  if (waiting.length === 0) return { ok: true, lines: ['No objection waits for an answer.'] };
  const lines = waiting.flatMap(({ objection, decision }) => [
    `${decision.reference}  ${decision.kind}  ${decision.rule}  decided by ${decision.decidedBy}  objected ${objection.createdAt.toISOString()}`,
    `    decided: ${decision.facts}`,
    `    against: ${objection.text}`,
  ]);
  return { ok: true, lines: [...lines, '', ...OBJECTIONS.slice(1)] };
}
