/** The archive of a member's own data: JSON of every table, the photos, and a page to read it all. */
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { Services } from '../../context.ts';
import { photos } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import { inFormat } from '../photos/files.ts';
import { collectOwnData } from './collect.ts';
import { archivePage } from './page.ts';
import { archiveTexts } from './texts.ts';

export async function makeArchive(services: Services, member: MemberRow): Promise<Uint8Array> {
  // One moment for all tables.
  const data = await services.db.transaction((tx) => collectOwnData(services, tx, member.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const files: Zippable = {};
  for (const { table, rows } of data.tables) files[`data/${table}.json`] = json(rows);
  files['data/people.json'] = json(data.people);
  const pictures = await photosOf(services, member.id);
  // Pictures are compressed already.
  for (const [name, content] of pictures) files[name] = [content, { level: 0 }];
  files['index.html'] = Buffer.from(
    archivePage(await archiveTexts(member.language), {
      language: member.language,
      name: member.name,
      madeAt: new Date(services.clock()),
      data,
      photos: [...pictures.keys()],
    }),
  );
  return zipSync(files, { mtime: new Date(services.clock()) });
}

const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Each photo in its full size, as JPEG where there is one. */
async function photosOf(services: Services, memberId: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const rows = await services.db.select().from(photos).where(eq(photos.memberId, memberId));
  for (const { id, filename } of rows) {
    const jpeg = await services.storage.open(inFormat(filename, 'jpeg'));
    const stored = jpeg ?? (await services.storage.open(filename));
    if (stored === null) continue;
    found.set(`photos/${id}.${jpeg === null ? 'webp' : 'jpeg'}`, await buffer(stored.stream()));
  }
  return found;
}
