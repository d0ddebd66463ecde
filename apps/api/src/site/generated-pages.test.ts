/** Every page by generated calls: what is sent to it is answered, and never with a 5xx. `npm run fuzz` does it over the built site. */
import { atEndOfFile } from '../testing/end-of-file.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openSession } from '../domain/sessions/sessions.ts';
import { createTestApp } from '../testing/app.ts';
import { makeMember } from '../testing/members.ts';
import { pageRequests, pathsOf } from '../testing/page-requests.ts';
import { AWAY, writeSmallSite } from '@velours/host/testing/small-site';
import { mountSite } from '@velours/host/mount';

/** The built site, where it is asked for; by default a site of one page. */
const { FUZZ_CASES, SITE_BUILD } = process.env;
const CASES = Number(FUZZ_CASES ?? 100);

describe('pages', () => {
  it('get no 5xx by generated calls', { timeout: 300_000 + CASES * 500 }, async () => {
    const buildDir =
      SITE_BUILD === undefined ? await writeSmallSite(atEndOfFile) : path.resolve(SITE_BUILD);
    const test = await createTestApp({
      beforeReady: async (app, services) => void (await mountSite(app, { buildDir, services })),
    });
    const entry = pathToFileURL(path.join(buildDir, 'server/index.js')).href;
    const { routes } = (await import(entry)) as ServerBuild;
    // The one that says that the service is away says so on purpose.
    const paths = pathsOf(routes).filter((sitePath) => sitePath !== AWAY);
    expect(paths).toContain('/');
    const kinds = [
      {},
      { paidUser: true, credits: 1000 },
      { status: 'not_confirmed' },
      { status: 'banned' },
    ] as const;
    const members = await Promise.all(kinds.map((values) => makeMember(test.services, values)));
    const ids = members.map(({ id }) => id);
    const property = fc.asyncProperty(
      pageRequests(paths, ids, members.length + 1),
      async ({ caller, headers, method, url, payload = '' }) => {
        const member = members[caller];
        const session =
          member && (await openSession(test.services, test.services.db, member.id, 'test'));
        const cookie: Record<string, string> =
          session === undefined ? {} : { cookie: `session=${session}` };
        const answer = await test.app.inject({
          method,
          url,
          headers: { ...headers, ...cookie },
          ...(payload !== '' && { payload }),
        });
        expect([answer.statusCode < 500, answer.statusCode]).toEqual([true, answer.statusCode]);
      },
    );
    await fc.assert(property, { numRuns: CASES, seed: 20_261_122 });
  });
});
