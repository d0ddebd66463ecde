/**
 * The bare twin of the product, for `bench:server`: Fastify, node-postgres and React, and nothing of ours. It asks the database the statements that the
 * product asked for the same call, one after the other, and answers the same JSON; it renders the same elements of the members page from memory.
 *
 *   node bench/bare.ts <file that bench/server.ts wrote>
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { createGzip } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { renderToPipeableStream } from 'react-dom/server';
import { elementsOf } from './html-elements.ts';
import { FRESH } from './fresh.ts';
import type { Statement } from './record.ts';

export interface BareCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  /** Of each caller; they take turns. */
  readonly statements: readonly (readonly Statement[])[];
}

export interface BareSite {
  readonly connection: pg.PoolConfig;
  readonly calls: readonly BareCall[];
  readonly page: string;
}

const site = deserialize(await readFile(process.argv[2] ?? '')) as BareSite;
const pool = new pg.Pool({ ...site.connection, max: 20 });
const app = Fastify();

async function ask(statements: readonly Statement[]): Promise<void> {
  const fresh = new Map<unknown, unknown>([
    [FRESH.key, randomUUID()],
    [FRESH.hash, randomBytes(32)],
    [FRESH.lock, randomBytes(8).readBigInt64BE().toString()],
  ]);
  const client = await pool.connect();
  try {
    for (const statement of statements) {
      const values = statement.values.map((value) => {
        if (typeof value === 'string' && value.startsWith(FRESH.id) && !fresh.has(value))
          fresh.set(value, randomUUID());
        return fresh.get(value) ?? value;
      });
      const { rows } = await client.query({ ...statement, values });
      if (statement.name === 'take_position')
        fresh.set(FRESH.position, (rows as unknown as unknown[][])[0]?.[0]);
    }
  } finally {
    client.release();
  }
}

for (const { method, path, status, body, statements } of site.calls) {
  let turn = 0;
  app.route({
    method,
    url: path.split('?', 1)[0] ?? path,
    handler: async (_request, reply) => {
      turn = (turn + 1) % statements.length;
      await ask(statements[turn] ?? []);
      return reply.code(status).send(body);
    },
  });
}

const page = elementsOf(site.page);
app.get('/members', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
  });
  const gzip = createGzip({ level: 6 });
  gzip.pipe(reply.raw);
  const { pipe } = renderToPipeableStream(page, { onAllReady: () => void pipe(gzip) });
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
