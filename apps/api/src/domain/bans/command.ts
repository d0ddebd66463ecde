/** What `npm run moderate -- bans` and `-- objections` do with their words; the script around them only opens the database. */
import { parseArgs } from 'node:util';
import type { Services } from '../../context.ts';
import { reports } from '../../db/schema.ts';
import type { CommandResult } from '../photos/moderation-command.ts';
import { banMember, findByWord, liftBan } from './bans.ts';
import { answerObjection, findObjection, listObjections } from './objections.ts';
import type { AnswerRefusal } from './objections.ts';

const BANS = [
  'npm run moderate -- bans add <address or id> --rule <code> --reason "..."   block an account; the member reads the reason',
  'npm run moderate -- bans lift <address, id or reference>                    the account is as it was before',
  '  --by <name> says who decides; otherwise it is the user of this terminal.',
];
const OBJECTIONS = [
  'npm run moderate -- objections                                        objections that wait, the oldest first',
  'npm run moderate -- objections grant <reference> --reason "..."       the decision falls; a ban is lifted, a photo shown again',
  'npm run moderate -- objections refuse <reference> --reason "..."      the decision stays',
  '  --by <name> says who answers: not who decided.',
];
const RULES: readonly string[] = reports.reason.enumValues;
const MOST_CHARACTERS = 2000;

const refused = (...lines: readonly string[]): CommandResult => ({ ok: false, lines });

export async function moderateBans(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...BANS);
  const { command, target, reason, by, rule } = read;
  if (target === undefined || (command !== 'add' && command !== 'lift')) return refused(...BANS);
  const member = await findByWord(services.db, target);
  if (member === null) return refused('No such member.');
  if (command === 'lift') {
    const isLifted = await services.db.transaction((tx) => liftBan(services, tx, member.id));
    return isLifted
      ? { ok: true, lines: [`${member.name} is not banned any more.`] }
      : refused(`${member.name} is not banned.`);
  }
  if (reason === '' || !RULES.includes(rule))
    return refused(...BANS, `  rules: ${RULES.join(', ')}`);
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
  const { command, target, reason, by } = read;
  if (command === undefined) return list(services);
  const isAnswer = command === 'grant' || command === 'refuse';
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

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: { type: 'string' }, rule: { type: 'string' }, by: { type: 'string' } },
    });
    const [command, target, ...rest] = positionals;
    const reason = values.reason?.trim() ?? '';
    if (rest.length > 0 || reason.length > MOST_CHARACTERS) return null;
    const by = values.by ?? process.env['USER'] ?? 'moderator';
    return { command, target, reason, by, rule: values.rule ?? '' };
  } catch {
    return null;
  }
}
