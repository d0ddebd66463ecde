/**
 * Nobody learns who has an account: log-in, reset, sign-up and e-mail change answer known and unknown
 * addresses with the same bytes after the same work. `npm run bench:enumeration` asks a thousand times each way, in turns, and
 * compares the medians of the time too (they are within 2 ms).
 */
import { expect, describe, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { hashPassword, PASSWORD_COST, setPasswordCost } from '../members/passwords.ts';

const TIMES = Number(process.env['ENUMERATION'] ?? 4);
const isTimed = process.env['ENUMERATION'] !== undefined;
const MOST_APART_MS = 2;
const PASSWORD = 'correct horse battery';

if (isTimed) setPasswordCost(PASSWORD_COST);
const test = await createTestApp();
const passwordHash = await hashPassword(PASSWORD);
const asker = await clientOf(
  test,
  await makeMember(test.services, { email: 'asks@example.test', passwordHash }),
);

type Ask = (client: Client, email: string, number: number) => ReturnType<Client['post']>;

const WAYS: Readonly<Record<string, Ask>> = {
  'log-in': (client, email) => client.post('user.php', { email, password: 'wrong' }, { key: null }),
  'a forgotten password': (client, email) => client.post('reset-password.php', { email }),
  'sign-up': (client, email, number) =>
    client.post('signup.php', {
      email,
      name: `Noor ${number}`,
      password: PASSWORD,
      date_of_birth: '1992-04-17',
    }),
  'a change of address': (_client, email) =>
    asker.post('mail-change.php', { email, password: PASSWORD }),
};

/** An answer without what is new in each: ids, moments, names, and the address itself. */
const bare = (body: string, email: string): string =>
  body
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/Noor \d+/g, 'NAME');

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('known and unknown addresses', () => {
  it.each(Object.entries(WAYS))(
    '[S06] [S07] [A01] %s tells nobody whether an address has an account',
    { timeout: 1_200_000 },
    async (way, ask) => {
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      let first: { body: string; statements: string[] } | undefined;
      // One to begin with is asked for nothing: the first call of all prepares statements.
      await ask(test.client(), `nobody-${way.length}@example.test`, 0);
      for (let number = 1; number <= TIMES; number += 1) {
        const known = `known-${way.length}-${number}@example.test`;
        await makeMember(test.services, { email: known, passwordHash });
        const asked = [
          ['known', known],
          ['unknown', `no-one-${way.length}-${number}@example.test`],
        ] as const;
        for (const [kind, email] of number % 2 === 0 ? asked : asked.toReversed()) {
          const client = test.client();
          let body = '';
          const statements = await statementsOf(async () => {
            const before = performance.now();
            const answer = await ask(client, email, number);
            took[kind].push(performance.now() - before);
            body = `${answer.statusCode} ${bare(answer.body, email)}`;
          });
          first ??= { body, statements };
          expect({ kind, body, statements }).toEqual({ kind, ...first });
        }
      }
      if (!isTimed) return;
      const [known, unknown] = [middle(took.known), middle(took.unknown)];
      process.stdout.write(
        `${way}: ${TIMES} each, medians ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown\n`,
      );
      expect(Math.abs(known - unknown)).toBeLessThan(MOST_APART_MS);
    },
  );
});
