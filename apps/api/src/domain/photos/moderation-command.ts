/** What `npm run moderate` does with its words; the script around it only opens the database. */
import path from 'node:path';
import { photoReasons } from '@velours/openapi/values';
import type { Services } from '../../context.ts';
import { approvePhoto, listPending, rejectPhoto } from './moderation.ts';

export interface CommandResult {
  readonly lines: readonly string[];
  /** False where the words were not understood, or named no photo that waits. */
  readonly ok: boolean;
}

const USAGE = [
  'npm run moderate                          photos that wait for inspection',
  'npm run moderate -- approve <id> ...      show a photo, or several',
  'npm run moderate -- reject <id> <reason>  refuse a photo; the member is told the reason:',
  `  ${photoReasons.join(', ')}`,
  'npm run moderate -- reports               reports that wait',
  'npm run moderate -- objections            objections that wait',
  'npm run moderate -- complaints            complaints without an answer',
  'npm run moderate -- bans                  how an account is blocked, and opened again',
];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function moderate(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const [command = 'list', id = '', ...rest] = words;
  if (command === 'list' && id === '') return list(services);
  if (!ID.test(id)) return { ok: false, lines: USAGE };
  if (command === 'approve' && rest.every((one) => ID.test(one))) {
    const results: CommandResult[] = [];
    for (const one of [id, ...rest]) {
      results.push(
        decided(await approvePhoto(services, one), `Photo ${one} is shown from now on.`),
      );
    }
    return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) };
  }
  const reason = photoReasons.find((one) => one === rest[0]);
  if (command === 'reject' && reason !== undefined && rest.length === 1) {
    return decided(await rejectPhoto(services, id, reason), `Photo ${id} is refused: ${reason}`);
  }
  return { ok: false, lines: USAGE };
}

const decided = (isDone: boolean, said: string): CommandResult =>
  isDone ? { ok: true, lines: [said] } : { ok: false, lines: ['No such photo waits.'] };

async function list(services: Services): Promise<CommandResult> {
  const waiting = await listPending(services);
  if (waiting.length === 0) return { ok: true, lines: ['No photo waits for inspection.'] };
  const folder = path.join(services.config.dataDir, 'photos');
  const lines = waiting.map(
    (photo) =>
      `${photo.id}  ${photo.createdAt.toISOString()}  ${photo.memberName}\n    ${path.join(folder, photo.filename)}`,
  );
  return { ok: true, lines: [...lines, '', ...USAGE.slice(1)] };
}
