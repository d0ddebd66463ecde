/** The archive of a member's own data: JSON of every table, the photos, and a page to read it all. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Zip, ZipDeflate } from 'fflate';
import type { Services } from '../../context.ts';
import { photos } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import { inFormat } from '../photos/files.ts';
import { ownTables } from './collect.ts';
import type { OwnTable } from './collect.ts';
import { pageFrame, sectionHead, tableFrame, tableRows } from './page.ts';
import { archiveTexts } from './texts.ts';
import type { Say } from './texts.ts';

/** In pieces, with everybody else's calls between them: of a member who has written much it is seconds of work. */
export async function makeArchive(services: Services, member: MemberRow): Promise<Uint8Array> {
  const { language, name } = member;
  const madeAt = new Date(services.clock());
  const zip = createZip(madeAt);
  const pictures = await addPhotos(services, zip, member.id);
  const say = await archiveTexts(language);
  const page = zip.add('index.html');
  const [head, foot] = pageFrame(say, { language, name, madeAt });
  page.write(head);
  // One moment for all tables.
  await services.db.transaction(
    async (tx) => {
      let section: OwnTable['section'] | undefined;
      for await (const table of ownTables(services, tx, member.id)) {
        if (table.section !== section) page.write(sectionHead(say, table.section, pictures));
        section = table.section;
        await addTable(zip, page, say, table);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  page.end(foot);
  return zip.end();
}

async function addTable(zip: Archive, page: Entry, say: Say, table: OwnTable): Promise<void> {
  const file = zip.add(`data/${table.table}.json`);
  const [head, foot] = tableFrame(say, table);
  page.write(head);
  let written = 0;
  for await (const rows of table.pages) {
    for (const row of rows) {
      const json = JSON.stringify(row, null, 2).replaceAll('\n', '\n  ');
      file.write(`${written === 0 ? '[' : ','}\n  ${json}`);
      written += 1;
    }
    page.write(tableRows(rows, table.columns));
    await setImmediate();
  }
  file.end(written === 0 ? '[]\n' : '\n]\n');
  page.write(foot);
}

/** Each photo in its full size, as JPEG where there is one. The names of their files. */
async function addPhotos(services: Services, zip: Archive, memberId: string): Promise<string[]> {
  const names: string[] = [];
  const rows = await services.db.select().from(photos).where(eq(photos.memberId, memberId));
  for (const { id, filename } of rows) {
    const jpeg = await services.storage.open(inFormat(filename, 'jpeg'));
    const stored = jpeg ?? (await services.storage.open(filename));
    if (stored === null) continue;
    const name = `photos/${id}.${jpeg === null ? 'webp' : 'jpeg'}`;
    // Pictures are compressed already.
    zip.add(name, 0).end(await buffer(stored.stream()));
    names.push(name);
  }
  return names;
}

type Archive = ReturnType<typeof createZip>;
type Entry = ReturnType<Archive['add']>;

/** Only what is compressed is held. Files may be written by turns. */
function createZip(mtime: Date) {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  return {
    add: (name: string, level?: 0) => {
      const file = new ZipDeflate(name, level === undefined ? {} : { level });
      file.mtime = mtime;
      zip.add(file);
      return {
        write: (content: string): void => file.push(Buffer.from(content)),
        end: (content: string | Uint8Array): void => file.push(Buffer.from(content), true),
      };
    },
    end: (): Uint8Array => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
