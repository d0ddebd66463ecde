/** What `npm run moderate` does with its words where they are of photos; the script around it only opens the database. */
import { buffer } from 'node:stream/consumers';
import { photoReasons } from '@velours/openapi/values';
import type { Services } from '../../context.ts';
import { findByWord } from '../bans/bans.ts';
import { ID, RULES, readWords, refused } from '../moderation/words.ts';
import type { CommandResult, Words } from '../moderation/words.ts';
import { approvePhoto, findPhoto, listPending, rejectPhoto, takeDown } from './moderation.ts';
import { formatsFor, inFormat } from './files.ts';
import { listPhotos } from './photos.ts';

export const PHOTOS = [
  'npm run moderate                          photos that wait for inspection',
  'npm run moderate -- list <address or id>  all photos of a member',
  'npm run -s moderate -- photo <id> > a.jpg the picture itself, whatever became of it',
  'npm run moderate -- approve <id> ...      show a photo, or several',
  'npm run moderate -- reject <id> <reason>  refuse a photo that waits; the member is told the reason:',
  `  ${photoReasons.join(', ')}`,
  'npm run moderate -- hide <id> --rule <code> --reason "..."   take down one that is shown; the member reads the reason, and can object',
  `  rules: ${RULES.join(', ')}`,
  '  --by <name> says who decides; otherwise it is the user of this terminal.',
  'npm run moderate -- reports               reports that wait',
  'npm run moderate -- objections            objections that wait',
  'npm run moderate -- complaints            complaints without an answer',
  'npm run moderate -- bans                  how an account is blocked, and opened again',
  'npm run moderate -- messages              how a message is removed',
  'npm run moderate -- members               how a member is erased on an order',
];

export async function moderatePhotos(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return refused(...PHOTOS);
  const { command = 'list', targets, by } = read;
  const [id = '', ...rest] = targets;
  if (command === 'list' && id === '') return list(services);
  if (command === 'list' && rest.length === 0) return listOf(services, id);
  if (!ID.test(id)) return refused(...PHOTOS);
  if (command === 'photo' && rest.length === 0) return show(services, id);
  if (command === 'hide' && rest.length === 0) return hide(services, id, read);
  if (command === 'approve' && rest.every((one) => ID.test(one))) {
    const results: CommandResult[] = [];
    for (const one of targets) {
      results.push(
        decided(await approvePhoto(services, one, by), `Photo ${one} is shown from now on.`),
      );
    }
    return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) };
  }
  const reason = photoReasons.find((one) => one === rest[0]);
  if (command === 'reject' && reason !== undefined && rest.length === 1) {
    return decided(
      await rejectPhoto(services, id, reason, by),
      `Photo ${id} is refused: ${reason}`,
    );
  }
  return refused(...PHOTOS);
}

const decided = (isDone: boolean, said: string): CommandResult =>
  isDone
    ? { ok: true, lines: [said] }
    : refused('No such photo waits. One that is shown is taken down by hide.');

async function list(services: Services): Promise<CommandResult> {
  const waiting = await listPending(services);
  if (waiting.length === 0) return { ok: true, lines: ['No photo waits for inspection.'] };
  const lines = waiting.map(
    (photo) => `${photo.id}  ${photo.createdAt.toISOString()}  ${photo.memberName}`,
  );
  return { ok: true, lines: [...lines, '', ...PHOTOS.slice(1)] };
}

async function listOf(services: Services, word: string): Promise<CommandResult> {
  const member = await findByWord(services.db, word);
  if (member === null) return refused('No such member.');
  const own = await listPhotos(services.db, member);
  if (own.length === 0) return { ok: true, lines: [`${member.name} has no photo.`] };
  return {
    ok: true,
    lines: own.map(({ id, status, rejected_reason: reason }) =>
      [id, status, ...(reason === null ? [] : [reason])].join('  '),
    ),
  };
}

async function show(services: Services, id: string): Promise<CommandResult> {
  const photo = await findPhoto(services.db, id);
  if (photo === null) return refused('No such photo.');
  for (const format of formatsFor('image/jpeg')) {
    const file = await services.storage.open(inFormat(photo.filename, format));
    if (file !== null) return { ok: true, lines: [], file: await buffer(file.stream()) };
  }
  return refused('The storage has no file of this photo.');
}

async function hide(
  services: Services,
  id: string,
  { rule, reason, by }: Words,
): Promise<CommandResult> {
  if (reason === '' || !RULES.includes(rule)) return refused(...PHOTOS);
  const decision = await takeDown(services, id, { rule, facts: reason, by });
  return decision === null
    ? refused('No such photo is shown. One that waits is refused by reject.')
    : {
        ok: true,
        lines: [`Photo ${id} is shown no more, ${decision.reference}; the member is told why.`],
      };
}
