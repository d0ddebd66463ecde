/** `npm run moderate`: which queue the words are for. Without a word it is the photos. */
import type { Services } from '../../context.ts';
import { moderateBans, moderateObjections } from '../bans/command.ts';
import { moderateComplaints } from '../complaints/command.ts';
import { moderate as moderatePhotos } from '../photos/moderation-command.ts';
import type { CommandResult } from '../photos/moderation-command.ts';
import { moderateReports } from './reports-command.ts';

export async function moderate(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const [queue, ...rest] = words;
  if (queue === 'complaints') return moderateComplaints(services, rest);
  if (queue === 'bans') return moderateBans(services, rest);
  if (queue === 'objections') return moderateObjections(services, rest);
  if (queue === 'reports') return moderateReports(services, rest);
  return moderatePhotos(services, queue === 'photos' ? rest : words);
}
