import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { uploadPhoto } from '../testing/photo-form.ts';
import { verifyRestore } from './verify-restore.ts';

it('[D04] a restored backup is whole with its photos, its money and migrations that this version knows, else it is named', async () => {
  const test = await createTestApp();
  const { db, storage, vault } = test.services;
  const member = await makeMember(test.services);
  const picture = await sharp({
    create: { width: 500, height: 500, channels: 3, background: '#0f7c8a' },
  })
    .jpeg()
    .toBuffer();
  expect((await uploadPhoto(test, await clientOf(test, member), picture)).statusCode).toBe(201);
  const whole = await verifyRestore(db, storage, vault);
  expect([whole.isSound, whole.lines]).toEqual([
    true,
    [
      expect.stringMatching(/^1 members, 0 messages/),
      expect.stringContaining('The ledger is sound'),
      '1 photos, 0 missing',
    ],
  ]);

  const without = await verifyRestore(db, { ...storage, has: async () => false }, vault);
  expect(without.isSound).toBe(false);
  expect(without.lines.at(-1)).toMatch(new RegExp(`^missing: ${member.id}/.*\\.jpeg$`));

  await db.execute(sql`insert into schema_migrations values ('9999_later.sql', '')`);
  const later = await verifyRestore(db, storage, vault);
  expect([later.isSound, later.lines]).toEqual([
    false,
    expect.arrayContaining([expect.stringMatching(/^9999_later\.sql is of a newer version/)]),
  ]);
});
