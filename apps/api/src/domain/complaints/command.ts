/** What `npm run moderate -- complaints` does with its words; the script around it only opens the database. */
import { parseArgs } from 'node:util';
import type { Services } from '../../context.ts';
import { beginningOf } from '../blank.ts';
import type { CommandResult } from '../moderation/words.ts';
import { answerComplaint, findComplaint, listUnanswered } from './complaints.ts';
import type { ComplaintRow } from './complaints.ts';

export const COMPLAINTS = [
  'npm run moderate -- complaints                               complaints without an answer, the first due first',
  'npm run moderate -- complaints show <reference>              one complaint, whole',
  'npm run moderate -- complaints answer <reference> "<answer>" the answer, as its reader gets it by mail',
  '  Who answers is not kept: there is no --by.',
];
const MOST_CHARACTERS = 4000;

export async function moderateComplaints(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return { ok: false, lines: COMPLAINTS };
  const [command = 'list', reference = '', ...rest] = read;
  if (command === 'list' && reference === '') return list(services);
  const found = reference === '' ? null : await findComplaint(services.db, reference);
  const answer = rest.join(' ').trim();
  if (command === 'show' && answer === '') return found === null ? unknown : show(found);
  if (command !== 'answer' || answer === '' || answer.length > MOST_CHARACTERS)
    return { ok: false, lines: COMPLAINTS };
  if (found === null) return unknown;
  return (await answerComplaint(services, reference, answer))
    ? { ok: true, lines: [`${reference} is answered; ${found.email} gets it by mail.`] }
    : { ok: false, lines: [`${reference} was answered before.`] };
}

/** Null where there is an option, as the other commands have them: it is no part of what is mailed. */
function readWords(words: readonly string[]): readonly string[] | null {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: {} }).positionals;
  } catch {
    return null;
  }
}

const unknown: CommandResult = { ok: false, lines: ['No such complaint.'] };

async function list(services: Services): Promise<CommandResult> {
  const waiting = await listUnanswered(services.db);
  if (waiting.length === 0) return { ok: true, lines: ['No complaint waits for an answer.'] };
  const now = services.clock();
  const lines = waiting.map((one) => {
    const late = one.answerBy.getTime() < now ? '  LATE' : '';
    return `${one.reference}  answer by ${one.answerBy.toISOString().slice(0, 10)}${late}  ${one.category}  ${beginningOf(one.text, 80).replaceAll(/\s+/g, ' ')}`;
  });
  return { ok: true, lines: [...lines, '', ...COMPLAINTS.slice(1)] };
}

const show = (one: ComplaintRow): CommandResult => ({
  ok: true,
  lines: [
    `${one.reference}  ${one.category}  ${one.createdAt.toISOString()}`,
    `From ${one.name} <${one.email}>, ${one.memberId === null ? 'a visitor' : `member ${one.memberId}`}, language ${one.language}`,
    `Answer by ${one.answerBy.toISOString()}`,
    '',
    one.text,
    ...(one.answer === null ? [] : ['', `Answered ${one.answeredAt?.toISOString()}:`, one.answer]),
  ],
});
