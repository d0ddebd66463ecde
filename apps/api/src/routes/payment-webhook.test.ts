import { createLog } from '@velours/host/log';
import { expect, it } from 'vitest';
import { LIMITS } from '../http/rate-limits.ts';
import { createTestApp } from '../testing/app.ts';

it('[D04] who calls the webhook with anything fills no log: it says how many there were, once an hour, and a caller is held back', async () => {
  const lines: { level: number; msg: string; count?: number; reason?: string; err?: unknown }[] =
    [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { app, clock } = await createTestApp({ log, limits: LIMITS });
  const call = async () =>
    (await app.inject({ method: 'POST', url: '/webhooks/payments', payload: '{"x":' })).statusCode;
  const { points } = LIMITS.webhookRefusedByCaller;
  for (let count = 0; count < points; count += 1) expect(await call()).toBe(400);
  expect(await call()).toBe(429);
  clock.advance(3_600_000);
  await call();
  expect(lines.map(({ level, msg, count, err }) => [level, msg, count, err])).toEqual([
    [40, 'webhook refused', 1, undefined],
    [40, 'webhook refused', points + 1, undefined],
  ]);
});
