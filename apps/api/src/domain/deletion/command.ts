/** What `npm run moderate -- members` does with its words; the script around it only opens the database. */
import type { Services } from '../../context.ts';
import { findByWord } from '../bans/bans.ts';
import { readWords, refused } from '../moderation/words.ts';
import type { CommandResult } from '../moderation/words.ts';
import { eraseByOrder } from './delete.ts';

export const MEMBERS = [
  'npm run moderate -- members erase <address or id> --reason "..."   erases a member at once and for good, on the order of a court',
  '  The reason is the number of the order, without a name: it is kept for good. The member is not told.',
  '  --by <name> says who does it; otherwise it is the user of this terminal.',
];

export async function moderateMembers(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...MEMBERS);
  const { command, targets, reason, rule, by } = read;
  const [target, ...rest] = targets;
  const isUnderstood = command === 'erase' && rest.length === 0 && reason !== '' && rule === '';
  if (!isUnderstood || target === undefined) return refused(...MEMBERS);
  const member = await findByWord(services.db, target);
  if (member === null) return refused('No such member.');
  return (await eraseByOrder(services, member.id, { reason, by }))
    ? { ok: true, lines: [`Member ${member.id} is erased. What stays is under this id alone.`] }
    : refused('This member is erased already.');
}
