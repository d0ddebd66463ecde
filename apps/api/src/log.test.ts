import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailClaims } from './db/schema.ts';
import { createTestDatabase } from './db/testing.ts';
import { createLog } from './log.ts';

const SECRET = 'canary@velours.test';

describe('[A02] the log', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { db, pool } = await createTestDatabase();
  const logged = async (work: () => Promise<unknown>): Promise<string> => {
    const error: unknown = await work().then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, 'failed');
    return lines.at(-1) ?? '';
  };
  const row = {
    email: SECRET,
    memberId: '01a1fdfa-4600-75cd-a76c-c660cc54e2e9',
    createdAt: new Date(0),
  };

  it('names the query and the constraint that failed, and no value', async () => {
    await db.insert(emailClaims).values(row);
    const line = await logged(async () => db.insert(emailClaims).values(row));
    expect(JSON.parse(line)).toMatchObject({
      err: { code: '23505', constraint: 'email_claims_pkey', query: expect.any(String) },
    });
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain(SECRET);
  });

  it('has no value of a query without the builder, nor of one behind another error', async () => {
    const raw = () => pool.query('select $1::text::uuid', [SECRET]);
    expect(await logged(raw)).not.toContain(SECRET);
    const wrapped = async () => {
      await raw().catch((cause: unknown) => {
        throw new Error('the job failed', { cause });
      });
    };
    const line = await logged(wrapped);
    expect(line).toContain('the job failed');
    expect(line).not.toContain(SECRET);
    expect(await logged(async () => db.execute(sql`select ${SECRET}::text::uuid`))).not.toContain(
      SECRET,
    );
  });

  it('says of any other error what it says of itself', async () => {
    const line = await logged(async () => {
      throw new RangeError('not a storage name');
    });
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'RangeError', message: 'not a storage name' },
    });
  });
});
