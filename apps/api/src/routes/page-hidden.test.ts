import { beforeEach, describe, expect, test } from 'vitest';
import { listBounces } from '../domain/bounces/bounces.ts';
import { findMember } from '../domain/members/members.ts';
import { LIMITS } from '../http/rate-limits.ts';
import { DAY_MS } from '../ports/clock.ts';
import { sweep } from '../sweep.ts';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

/** As a browser sends it: a beacon has no headers of its own. */
const beacon = async (client = app.client(), lb?: string, host = client.host) => {
  client.host = host;
  const answer = await client.post('page-hidden.php', {}, { key: null, query: lb ? { lb } : {} });
  return answer.statusCode;
};

const counted = async () => (await listBounces(app.services.db)).lines;

describe('page-hidden.php', () => {
  test('[V12] takes an empty JSON object from anyone, without a key, and keeps nothing of a page without lb', async () => {
    expect(await beacon()).toBe(204);
    const full = await app.client().post('page-hidden.php', { path: '/' }, { key: null });
    expect([full.statusCode, full.json().code]).toEqual([422, 'validation_failed']);
    expect(await counted()).toEqual(['No bounce was counted.']);
  });

  test('[V12] with lb a bounce is counted by site, kind of page and day; ids, slugs and unknown paths are not kept', async () => {
    await beacon(app.client(), '/signup');
    await beacon(app.client(), '/signup');
    await beacon(app.client(), '/', 'she.localhost:3000');
    await beacon(app.client(), '/landers/video/she-summer');
    await beacon(app.client(), '/members/0198c0de-0001-7a00-8a00-000000000001/landing2/x');
    for (const path of ['/of/my/own', '/%2e%2e', '/landers/videos']) {
      await beacon(app.client(), path);
    }
    app.clock.advance(DAY_MS);
    await beacon(app.client(), '/signup');
    expect(await counted()).toEqual([
      '2026-11-22  general  /signup  1',
      '2026-11-21  general  /landers/video  1',
      '2026-11-21  general  /members/{id}/landing2  1',
      '2026-11-21  general  /signup  2',
      '2026-11-21  general  other  3',
      '2026-11-21  she  /  1',
    ]);
  });

  test('[V12] bounces at the same moment are all counted', async () => {
    await Promise.all(Array.from({ length: 20 }, () => beacon(app.client(), '/')));
    expect(await counted()).toEqual(['2026-11-21  general  /  20']);
  });

  test.each(['signup', '/a b', '/?x=1', `/${'a'.repeat(200)}`])(
    '[V12] an lb that is no path of the site is refused: %s',
    async (lb) => {
      expect(await beacon(app.client(), lb)).toBe(422);
      expect(await counted()).toEqual(['No bounce was counted.']);
    },
  );

  test('[V12] another site cannot send it, and a member counts nothing but that they were here', async () => {
    const foreign = await app
      .client()
      .post('page-hidden.php', {}, { key: null, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
    const member = await makeMember(app.services);
    const client = await clientOf(app, member);
    app.clock.advance(5 * 60_000);
    expect(await beacon(client, '/')).toBe(204);
    expect(await counted()).toEqual(['No bounce was counted.']);
    const noted = await findMember(app.services.db, member.id);
    expect(noted?.lastActiveAt).toEqual(new Date(app.clock()));
  });

  test('[V12] counts are kept for 90 days', async () => {
    await beacon(app.client(), '/');
    app.clock.advance(90 * DAY_MS);
    await sweep(app.services);
    expect(await counted()).toEqual(['2026-11-21  general  /  1']);
    app.clock.advance(DAY_MS);
    await sweep(app.services);
    expect(await counted()).toEqual(['No bounce was counted.']);
  });

  test('[V12] one address counts so many bounces an hour at most', async () => {
    const limits = { ...LIMITS, bounceByCaller: { ...LIMITS.bounceByCaller, points: 2 } };
    app = await createTestApp({ limits });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push(await beacon(app.client(), '/'));
    expect(statuses).toEqual([204, 204, 429]);
    expect(await counted()).toEqual(['2026-11-21  general  /  2']);
  });
});
