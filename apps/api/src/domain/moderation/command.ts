/** `npm run moderate`: which queue the words are for. Without a word it is the photos. */
import type { Services } from '../../context.ts';
import { BANS, OBJECTIONS, moderateBans, moderateObjections } from '../bans/command.ts';
import { COMPLAINTS, moderateComplaints } from '../complaints/command.ts';
import { MEMBERS, moderateMembers } from '../deletion/command.ts';
import { PHOTOS, moderatePhotos } from '../photos/moderation-command.ts';
import { MESSAGES, moderateMessages } from './messages-command.ts';
import { REPORTS, moderateReports } from './reports-command.ts';
import type { CommandResult } from './words.ts';

type Moderate = (services: Services, words: readonly string[]) => Promise<CommandResult>;

const QUEUES = new Map<string, readonly [Moderate, usage: readonly string[]]>([
  ['complaints', [moderateComplaints, COMPLAINTS]],
  ['bans', [moderateBans, BANS]],
  ['objections', [moderateObjections, OBJECTIONS]],
  ['reports', [moderateReports, REPORTS]],
  ['members', [moderateMembers, MEMBERS]],
  ['messages', [moderateMessages, MESSAGES]],
  ['photos', [moderatePhotos, PHOTOS]],
]);

export async function moderate(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const [queue = '', ...rest] = words;
  const [moderateQueue] = QUEUES.get(queue) ?? [];
  const result =
    moderateQueue === undefined
      ? await moderatePhotos(services, words)
      : await moderateQueue(services, rest);
  return { ...result, lines: result.lines.map(shown) };
}

/** What a terminal obeys: members' words stand among the lines, and a report may hold any character. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

const shown = (line: string): string => line.replaceAll(CONTROLS, '');

/** What is asked for by `--help`; null where it is not. */
export function helpOf(words: readonly string[]): readonly string[] | null {
  if (!words.includes('--help')) return null;
  const [, usage] = QUEUES.get(words[0] ?? '') ?? [];
  return usage ?? PHOTOS;
}
