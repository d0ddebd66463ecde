/** Files and rows agree, whatever fails in between: a storage that is full at any step, and a process that dies at any step. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataExports, pendingFiles, photos, reports } from '../../db/schema.ts';
import { StorageRefusedError } from '../../ports/storage/storage-port.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { uploadPhoto } from '../../testing/photo-form.ts';
import { pictureNamed, renderedPhoto } from '../../testing/rendered-photo.ts';
import { requestExport } from '../export/archive-life.ts';
import { createUploads } from '../photos/uploads.ts';
import { PENDING_MS } from './pending-files.ts';

/** Every size in every format. */
const FILES_OF_A_PHOTO = 15;

const memory = createMemoryStorage();
/** How many more files there is room for. */
let room = Infinity;
/** Whether what is to be removed is not: as where the process dies before it. */
let isDying = false;
/** Done once the last file is written that there is room for. */
let whenFull = async () => {};
/** Done when a file is removed. */
let whenRemoved = () => {};
/** Done while a photo is decoded. */
let meanwhile = async () => {};

let test: TestApp;
const picture = pictureNamed('photo');

beforeAll(async () => {
  test = await createTestApp({
    storage: {
      ...memory,
      put: async (name, content) => {
        if (room === 0) throw new StorageRefusedError('no room is left');
        room -= 1;
        await memory.put(name, content);
        if (room === 0) await whenFull();
      },
      remove: async (name) => {
        if (isDying) throw new Error('dead');
        whenRemoved();
        await memory.remove(name);
      },
    },
    uploads: createUploads(async () => {
      await meanwhile();
      return renderedPhoto;
    }),
  });
});

beforeEach(() => {
  room = Infinity;
  isDying = false;
  whenFull = async () => {};
  whenRemoved = () => {};
  meanwhile = async () => {};
});

async function person(values: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(test.services, values);
  return { id: member.id, client: await clientOf(test, member) };
}

const filesOf = (id: string) => memory.names().filter((name) => name.includes(id));
const rowsOf = (id: string) =>
  test.services.db.select().from(photos).where(eq(photos.memberId, id));
const pending = () => test.services.db.select().from(pendingFiles);

/** Fills the member's places, so that what is being decoded is refused when it is to be stored. */
const fillPlaces = async (memberId: string) => {
  const at = { memberId, width: 1, height: 1, createdAt: new Date(test.clock()) };
  const names = { filename: 'a.webp', thumbFilename: 'b.webp', matchFilename: 'c.webp' };
  const rows = [1, 2, 3].map(() => ({ ...at, ...names, id: test.services.newId() }));
  await test.services.db.insert(photos).values(rows);
};

describe('a storage that is full', () => {
  it('[P04] at any of its files refuses the photo, and leaves nothing of it', async () => {
    const { id, client } = await person({ paidUser: true });
    for (let step = 0; step < FILES_OF_A_PHOTO; step += 1) {
      room = step;
      const answer = await uploadPhoto(test, client, picture);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers['retry-after']).toBe('600');
      expect([filesOf(id), await rowsOf(id), await pending()]).toEqual([[], [], []]);
    }
    room = FILES_OF_A_PHOTO;
    expect((await uploadPhoto(test, client, picture)).statusCode).toBe(201);
    expect(filesOf(id)).toHaveLength(FILES_OF_A_PHOTO);
    expect(await pending()).toEqual([]);
  });

  it('[A02] makes no copy of the data, which is tried again', async () => {
    const member = await makeMember(test.services);
    const { id } = member;
    await test.services.db.transaction((tx) =>
      requestExport(test.services, tx, member, 'http://localhost:3000'),
    );
    room = 0;
    await expect(test.jobs.runAll()).rejects.toThrow('no room is left');
    const [row] = await test.services.db
      .select()
      .from(dataExports)
      .where(eq(dataExports.memberId, id));
    expect(row).toMatchObject({ status: 'pending', filename: null });
    expect([filesOf(id), await pending()]).toEqual([[], []]);
    room = 1;
    await test.jobs.send(test.services.db, 'account.export', { member: id, export: row?.id });
    await test.jobs.runAll();
    expect(filesOf(id)).toHaveLength(1);
    expect(await pending()).toEqual([]);
  });

  it('[B04] takes no report whose evidence it cannot keep', async () => {
    const [owner, reporter] = [await person(), await person()];
    const { photo } = (await uploadPhoto(test, owner.client, picture)).json();
    await test.services.db.update(photos).set({ status: 'active' }).where(eq(photos.id, photo.id));
    const report = () =>
      reporter.client.post('report.php', {
        kind: 'photo',
        profile: owner.id,
        target: photo.id,
        reason: 'intimate',
      });
    room = 0;
    expect((await report()).statusCode).toBe(503);
    const made = () =>
      test.services.db.select().from(reports).where(eq(reports.reporterId, reporter.id));
    expect(await made()).toEqual([]);
    room = 1;
    expect((await report()).statusCode).toBe(201);
    expect(await memory.has((await made())[0]?.evidenceFile ?? '')).toBe(true);
    expect(await pending()).toEqual([]);
  });
});

it('[P04] a photo that is removed holds no connection while the storage removes its files', async () => {
  const { id, client } = await person();
  const { photo } = (await uploadPhoto(test, client, picture)).json();
  const { pool } = test.services.database;
  const held: number[] = [];
  whenRemoved = () => void held.push(pool.totalCount - pool.idleCount);
  expect((await client.delete('photo.php', { photo: photo.id })).statusCode).toBe(200);
  expect(held).toEqual(Array.from({ length: FILES_OF_A_PHOTO }, () => 0));
  expect([filesOf(id), await pending()]).toEqual([[], []]);
});

describe('a process that dies', () => {
  it('[P04] after the files and before the row leaves files, which are removed an hour later', async () => {
    const { id, client } = await person();
    isDying = true;
    meanwhile = () => fillPlaces(id);
    expect((await uploadPhoto(test, client, picture)).json().code).toBe('photo_limit_reached');
    expect(filesOf(id)).toHaveLength(FILES_OF_A_PHOTO);
    isDying = false;
    test.clock.advance(PENDING_MS - 1);
    await sweep(test.services);
    expect(filesOf(id)).toHaveLength(FILES_OF_A_PHOTO);
    test.clock.advance(1);
    await sweep(test.services);
    expect([filesOf(id), await pending()]).toEqual([[], []]);
  });

  it('[P04] after the row is gone and before the files are leaves files, which are removed an hour later', async () => {
    const { id, client } = await person();
    const { photo } = (await uploadPhoto(test, client, picture)).json();
    isDying = true;
    expect((await client.delete('photo.php', { photo: photo.id })).statusCode).toBe(200);
    expect([filesOf(id).length, await rowsOf(id)]).toEqual([FILES_OF_A_PHOTO, []]);
    isDying = false;
    test.clock.advance(PENDING_MS);
    await sweep(test.services);
    expect([filesOf(id), await pending()]).toEqual([[], []]);
  });

  it('[P04] or a database without room leaves no row without its files: a removal that is rolled back removes none', async () => {
    const { id, client } = await person();
    // The third was rejected and would give way to the next.
    for (let count = 0; count < 3; count += 1) await uploadPhoto(test, client, picture);
    const [, , third] = await rowsOf(id);
    await test.services.db
      .update(photos)
      .set({ status: 'rejected', rejectedReason: 'other' })
      .where(eq(photos.id, third?.id ?? ''));
    const { db } = test.services;
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room is left' using errcode = 'disk_full'; end $$`);
    await db.execute(
      sql`create trigger refuse before insert on photos for each row execute function refuse()`,
    );
    expect((await uploadPhoto(test, client, picture)).statusCode).toBe(503);
    await db.execute(sql`drop trigger refuse on photos`);
    expect(await rowsOf(id)).toHaveLength(3);
    expect(filesOf(id)).toHaveLength(3 * FILES_OF_A_PHOTO);
    expect(await pending()).toEqual([]);
    expect((await uploadPhoto(test, client, picture)).statusCode).toBe(201);
    expect(filesOf(id)).toHaveLength(3 * FILES_OF_A_PHOTO);
  });

  it('a file that the sweep took first is not named any more', async () => {
    const { id, client } = await person();
    room = FILES_OF_A_PHOTO;
    whenFull = async () => void (await test.services.db.delete(pendingFiles));
    expect((await uploadPhoto(test, client, picture)).statusCode).toBe(500);
    expect(await rowsOf(id)).toEqual([]);
  });
});
