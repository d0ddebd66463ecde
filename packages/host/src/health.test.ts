import Fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { registerHealth } from './health.ts';
import { createLog } from './log.ts';

it('says once why it is not ready, however often it is asked, and once that it is again', async () => {
  const lines: { msg: string; err?: unknown }[] = [];
  const log: FastifyBaseLogger = createLog('info', {
    write: (line: string) => void lines.push(JSON.parse(line)),
  });
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true });
  let isAway = true;
  registerHealth(app, async () => {
    if (isAway) throw new Error('the database is away');
  });
  const ask = async () => (await app.inject('/health/ready')).statusCode;
  for (const _ of [1, 2, 3]) expect(await ask()).toBe(503);
  isAway = false;
  for (const _ of [1, 2]) expect(await ask()).toBe(200);
  expect(lines.map(({ msg, err }) => [msg, err !== undefined])).toEqual([
    ['not ready', true],
    ['ready again', false],
  ]);
  await app.close();
});
