import fs from 'node:fs/promises';
import path from 'node:path';
import { listen } from '@velours/host/process';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { withClient } from './db/connection.ts';
import { launchEmbedded } from './db/launcher.ts';
import { waitUntil } from './db/wait.ts';
import { startError } from './start-errors.ts';
import { temporaryDataDir } from './testing/guarded-folder.ts';
import { temporaryCluster } from './testing/postgres.ts';
import { ended, productOver } from './testing/product.ts';

describe('what stops a start is one line that says how to mend it', async () => {
  const product = productOver(await temporaryDataDir());
  const refused = async (env: Readonly<Record<string, string>>): Promise<string> => {
    const child = product.spawn(env);
    expect(await ended(child)).toBe(1);
    const [first, line, ...more] = child.output().trim().split('\n');
    expect([first, more]).toEqual(['Velours starts (demo).', []]);
    return line ?? '';
  };

  it('a database that is not there, refuses the user, or does not exist', async () => {
    const cluster = await temporaryCluster();
    const server = await launchEmbedded({ dataDir: cluster });
    const at = (user: string, database: string) =>
      `postgres://${user}@${encodeURIComponent(server.socketDir)}/${database}`;
    // Only passwords from now on, and one user who has none that fits.
    await withClient(server.target('postgres'), async (client) => {
      await client.query("create role walter login password 'right'");
    });
    const access = path.join(cluster, 'postgres', 'pg_hba.conf');
    await fs.writeFile(access, 'local all walter scram-sha-256\nlocal all velours trust\n');
    await withClient(server.target('postgres'), (client) =>
      client.query('select pg_reload_conf()'),
    );
    await expect
      .poll(() => refused({ DATABASE_URL: at('walter:wrong-secret', 'postgres') }))
      .toMatch(/^The database at .+ refuses user "walter"; correct the user and password/);
    expect(await refused({ DATABASE_URL: at('velours', 'nowhere') })).toMatch(
      /^There is no database "nowhere" at .+; create it, or correct DATABASE_URL\.$/,
    );
    expect(await refused({ DATABASE_URL: `${at('velours', 'postgres')}?sslmode=require` })).toMatch(
      /^The database at .+ is not reached by TLS as sslmode says \(The server does not support SSL/,
    );
    await server.stop();
    expect(await refused({ DATABASE_URL: at('velours:hidden', 'postgres') })).toMatch(
      /^The database at (?!.*hidden).+ does not answer \(ENOENT\); start it, or correct DATABASE_URL\.$/,
    );
    expect(await refused({ DATABASE_URL: 'postgres://velours:hidden@127.0.0.1:1/velours' })).toBe(
      'The database at 127.0.0.1:1 does not answer (ECONNREFUSED); start it, or correct DATABASE_URL.',
    );
  });

  it.each(['/dev/null/data', '/proc'])('a data folder that cannot be used: %s', async (folder) => {
    expect(await refused({ DATA_DIR: folder })).toMatch(
      /^The data folder \S+ cannot be written \(E\w+: .+\); let this user write there, or set DATA_DIR/,
    );
  });

  it('a data folder that is a file, also where the database is elsewhere', async () => {
    const DATA_DIR = path.join(await temporaryDataDir(), 'file');
    await fs.writeFile(DATA_DIR, '');
    expect(await refused({ DATA_DIR, DATABASE_URL: 'postgres://velours@127.0.0.1:1/v' })).toMatch(
      /^The data folder \S+ cannot be written \(E\w+: .+\)/,
    );
  });

  it('a certificate of the database that is nobody’s, by what caused it', () => {
    const cause = Object.assign(new Error('self-signed certificate'), {
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    const databaseUrl = 'postgres://velours:hidden@db.internal/velours';
    expect(
      startError(new Error('Failed query', { cause }), { dataDir: '/data', databaseUrl }),
    ).toBe(
      'The database at db.internal:5432 is not reached by TLS as sslmode says (self-signed certificate); correct sslmode or sslrootcert in DATABASE_URL, or its certificate.',
    );
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])(
    'an address to listen on that is not ours: %s',
    async (host) => {
      await expect(listen(fastify(), { host, port: 0 })).rejects.toThrow(
        `HOST must be an address of this machine, not "${host}"`,
      );
    },
  );

  it('a second start while the first makes the demo members', async () => {
    const cluster = await temporaryCluster();
    const server = await launchEmbedded({ dataDir: cluster });
    const DATABASE_URL = `postgres://velours@${encodeURIComponent(server.socketDir)}/velours`;
    const first = product.spawn({ DATABASE_URL });
    await waitUntil(() => first.output().includes('Making the demo members'), {
      timeoutMs: 240_000,
      what: 'the first to begin',
    });
    expect(await refused({ DATABASE_URL })).toBe(
      'Another Velours is making the demo members in this database; start again when it is done.',
    );
    first.kill('SIGKILL');
    await ended(first);
    await server.stop();
  });
});
