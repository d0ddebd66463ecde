import * as fc from 'fast-check';
import contract from '@velours/openapi' with { type: 'json' };
import type { Answer, StatementDay } from '@velours/openapi/types';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { balanceOf, grant, spend } from './ledger.ts';
import type { LedgerKind } from './ledger.ts';
import { statementOf } from './statement.ts';

/** Each kind of the ledger; a new one does not compile until it is named here. */
const KINDS: Record<LedgerKind, true> = {
  signup: true,
  photo: true,
  message: true,
  gift: true,
  purchase: true,
  withdrawal: true,
  refund: true,
  chargeback: true,
  demo: true,
  adjustment: true,
};

const sumOf = ({ lines }: StatementDay): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Everything a statement must hold by itself. */
function expectSums({ days }: Pick<Answer<'getStatement'>, 'days'>): void {
  for (const day of days) expect(day.opening + sumOf(day)).toBe(day.closing);
  for (const [index, day] of days.slice(1).entries()) {
    expect(day.day < (days[index]?.day ?? '')).toBe(true);
    expect(day.closing).toBe(days[index]?.opening);
  }
}

describe('the statement', async () => {
  const test = await createTestApp({ max: 20, start: '2026-11-20T22:00:00.000Z' });
  const { services, clock } = test;
  let number = 0;

  const move = (memberId: string, kind: LedgerKind, amount: number) =>
    services.db.transaction(async (tx) => {
      const movement = { kind, reference: `move ${(number += 1)}`, amount: Math.abs(amount) };
      if (amount > 0) await grant(services, tx, memberId, movement);
      else await spend(services, tx, memberId, movement);
    });

  it.each(['0000-01-01', '2026-02-30', '2026-13-01'])(
    'a day that is none is refused: %s',
    async (day) => {
      const client = await clientOf(test, await makeMember(services));
      const answer = await client.get(`statement.php?before=${day}`);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
      expect((await client.get('statement.php?before=0001-01-01')).statusCode).toBe(200);
    },
  );

  it('[B06] says by day and kind where the credits came from and went, and sums to the balance', async () => {
    const member = await makeMember(services);
    await move(member.id, 'purchase', 100);
    await move(member.id, 'message', -10);
    await move(member.id, 'message', -10);
    // 23:00 and 01:00 in UTC: two days.
    clock.advance(HOUR_MS);
    await move(member.id, 'message', -10);
    clock.advance(2 * HOUR_MS);
    await move(member.id, 'photo', 20);
    const client = await clientOf(test, member);
    const answer = await client.get('statement.php');
    expect(answer.json()).toEqual({
      balance: 90,
      days: [
        {
          day: '2026-11-21',
          opening: 70,
          closing: 90,
          lines: [{ kind: 'photo', count: 1, amount: 20 }],
        },
        {
          day: '2026-11-20',
          opening: 0,
          closing: 70,
          lines: [
            { kind: 'purchase', count: 1, amount: 100 },
            { kind: 'message', count: 3, amount: -30 },
          ],
        },
      ],
      has_more: false,
    });
  });

  it('[B06] can name every kind of the ledger', () => {
    expect(contract.components.schemas.StatementKind.enum.toSorted()).toEqual(
      Object.keys(KINDS).toSorted(),
    );
  });

  it('[B06] a member without credits has an empty statement, and sees nothing of another', async () => {
    const client = await clientOf(test, await makeMember(services));
    expect((await client.get('statement.php')).json()).toEqual({
      balance: 0,
      days: [],
      has_more: false,
    });
  });

  it('[B06] random movements: every page sums, the pages join, and the newest closing is the balance', async () => {
    const moves = fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 40 }),
        kind: fc.constantFrom<LedgerKind>('purchase', 'message', 'photo', 'adjustment'),
        amount: fc.integer({ min: -40, max: 60 }).filter((amount) => amount !== 0),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(moves, fc.integer({ min: 1, max: 4 }), async (made, limit) => {
        const member = await makeMember(services);
        for (const { hours, kind, amount } of made) {
          clock.advance(hours * HOUR_MS);
          await move(member.id, kind, amount);
        }
        const balance = await balanceOf(services.db, member.id);
        const days: StatementDay[] = [];
        for (let isMore = true; isMore;) {
          const page = await statementOf(services.db, member.id, {
            before: days.at(-1)?.day,
            limit,
          });
          expect(page.balance).toBe(balance);
          expect(page.days.length).toBeLessThanOrEqual(limit);
          days.push(...page.days);
          isMore = page.has_more;
        }
        expectSums({ days });
        expect(days[0]?.closing ?? 0).toBe(balance);
        expect(days.at(-1)?.opening ?? 0).toBe(0);
        const whole = await statementOf(services.db, member.id, { limit: 100 });
        expect(days).toEqual(whole.days);
      }),
      { numRuns: 15 },
    );
  });

  it('[B06] is of one moment, also while credits are bought and spent', async () => {
    const member = await makeMember(services, { credits: 500 });
    const work = Array.from({ length: 30 }, (_, index) =>
      move(member.id, index % 3 === 0 ? 'purchase' : 'message', index % 3 === 0 ? 50 : -10),
    );
    const looks = Array.from({ length: 30 }, async () => {
      const seen = await statementOf(services.db, member.id, { limit: 100 });
      expectSums(seen);
      expect(seen.days[0]?.closing).toBe(seen.balance);
    });
    await Promise.all([...work, ...looks]);
  });
});
