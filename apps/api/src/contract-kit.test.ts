/** `npm run contract` against this server, over the network. */
import { compareServer } from '@velours/api-client/testing/compare-server';
import { operations } from '@velours/openapi/operations';
import { expect, it } from 'vitest';
import { hashPassword } from './domain/members/passwords.ts';
import { createTestApp } from './testing/app.ts';
import { originOf } from './testing/live-stream.ts';
import { makeMember } from './testing/members.ts';

it('[D03] the contract test kit finds no operation of this server that differs, for a visitor and for a member', async () => {
  const test = await createTestApp();
  const account = { email: 'kit@test.velours.test', password: 'correct horse battery' };
  await makeMember(test.services, {
    email: account.email,
    passwordHash: await hashPassword(account.password),
    credits: 1_000,
  });
  await makeMember(test.services, { gender: 'male' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const compared = await compareServer({
    origin: originOf(test.app),
    account,
    writes: true,
    cases: 5,
  });
  expect(compared).toMatchObject({
    callers: ['visitor', 'free'],
    operations: operations().size,
    differences: [],
  });
});
