/** What comes to the port by the byte, however broken, is answered or ended, and is the sender's fault: no 5xx, and no process ended. */
import { atEndOfFile } from '../testing/end-of-file.ts';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../http/contract.ts';
import { CONNECTION_BOUNDS } from '@velours/host/connections';
import { createLog } from '@velours/host/log';
import { createTestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { rawRequests } from '../testing/raw-requests.ts';
import { received } from '../testing/raw-http.ts';
import { writeSmallSite } from '@velours/host/testing/small-site';
import { mountSite } from '@velours/host/mount';

/** `npm run fuzz` takes ten thousand. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 300);
const CANARY = 'q3Vw8Zk1yT5uJx0LbN7aRc2MfHs9GdPeQoWi4XvKzB6';
/** What does not come to an end, ends soon. */
const BOUNDS = {
  ...CONNECTION_BOUNDS,
  headersMs: 300,
  requestMs: 400,
  idleMs: 400,
  checkMs: 50,
  perAddress: 1000,
};

const lines: string[] = [];
let port = 0;
let sessions: string[] = [];

beforeAll(async () => {
  const buildDir = await writeSmallSite(atEndOfFile);
  const test = await createTestApp({
    config: { connections: BOUNDS },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    beforeReady: async (app, services) => void (await mountSite(app, { buildDir, services })),
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
  const client = await clientOf(test, await makeMember(test.services));
  sessions = [client.cookies.get('session') ?? ''];
});

/** Everything that is answered to these bytes; a live stream is left after its head. */
function exchange(bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  const all = received(socket);
  socket.on('data', (part) => {
    if (String(part).includes('text/event-stream')) socket.destroy();
  });
  socket.end(bytes, 'latin1');
  return all;
}

const FAILURE = /^HTTP\/1\.1 5\d\d/m;

describe('raw HTTP', () => {
  it(
    'gets no 5xx by generated calls, and no line of the log has a token of them',
    { timeout: 300_000 + CASES * 50 },
    async () => {
      const own = [
        '/',
        '/call',

        '/nowhere',
        '/login',
        '/photos/demo/x',
        '/photos/0198c0de-0001-7a00-8a00-000000000002',
        '/gifs/x',
        '/unsubscribe/x',
        '/webhooks/payments',
        '/webhooks/mail',
        '/__dev/mail',
        '/__dev/pay/x',
        '/assets/app-abc123.js',
        '/favicon.svg',
      ];
      // What is served beside the calls has no validation of the contract before it.
      const paths = [...PATHS.keys(), ...Array.from({ length: 8 }, () => own).flat()];
      const property = fc.asyncProperty(
        rawRequests({ paths, sessions, canary: CANARY }),
        async (bytes) => {
          const answer = await exchange(bytes);
          expect(answer).not.toMatch(FAILURE);
          const told = lines.splice(0).filter((line) => line.includes(CANARY.slice(0, 20)));
          expect(told).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: CASES, seed: 20_261_122 });
      expect(
        await exchange('GET /api/settings.php HTTP/1.1\r\nhost: localhost:3000\r\n\r\n'),
      ).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});
