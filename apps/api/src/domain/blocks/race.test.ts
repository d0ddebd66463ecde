/** A block committed before a send always wins. 100 races here; `npm run bench:block` runs 2,000. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

const RACES = Number(process.env['RACES'] ?? 100);
const TOGETHER = 10;

test(
  `[P09] of ${RACES} races between a block and what is sent, none delivers after the block, and none deadlocks`,
  { timeout: 300_000 + RACES * 300 },
  async () => {
    const test = await createTestApp({ settings: { message_credits: 1, conversations_free: 1e6 } });
    const { services } = test;
    const members = await Promise.all(
      Array.from({ length: TOGETHER * 2 }, () =>
        makeMember(services, { paidUser: true, credits: RACES * 4 }),
      ),
    );
    const clients = await Promise.all(members.map((member) => clientOf(test, member)));
    const outcomes = { before: 0, refused: 0 };

    /** One race: both write and like while one of them blocks the other. */
    async function race(lane: number, round: number): Promise<void> {
      const [a, b] = [lane * 2, lane * 2 + 1];
      const [blocker, blocked] = round % 2 === 0 ? [a, b] : [b, a];
      const block = async () => {
        const answer = await clients[blocker]!.post('block.php', {
          profile: members[blocked]!.id,
        });
        expect(answer.statusCode).toBe(200);
        // Committed: whatever is sent is counted from here on.
        const {
          rows: [row],
        } = await services.db.execute<{ n: number }>(sql`
          select count(*)::int as n from messages
          where sender in ${[members[a]!.id, members[b]!.id]}`);
        return row!.n;
      };
      const send = async (from: number, to: number) => {
        const answer = await clients[from]!.post('messages.php', {
          profile: members[to]!.id,
          text: `round ${round}`,
        });
        expect([201, 404]).toContain(answer.statusCode);
        outcomes[answer.statusCode === 201 ? 'before' : 'refused'] += 1;
      };
      const like = async (from: number, to: number) => {
        const answer = await clients[from]!.post('like.php', { profile: members[to]!.id });
        expect([200, 404]).toContain(answer.statusCode);
      };
      // In another order each time, so that the block comes first, last and in between.
      const steps = [() => send(a, b), () => send(b, a), () => like(a, b), () => like(b, a)];
      let atBlock = -1;
      steps.splice(round % (steps.length + 1), 0, async () => {
        atBlock = await block();
      });
      await Promise.all(steps.map((step) => step()));
      const {
        rows: [after],
      } = await services.db.execute<{ n: number }>(sql`
        select count(*)::int as n from messages
        where sender in ${[members[a]!.id, members[b]!.id]}`);
      expect(after!.n).toBe(atBlock);
      expect(
        (
          await clients[blocked]!.post('messages.php', {
            profile: members[blocker]!.id,
            text: 'Late',
          })
        ).statusCode,
      ).toBe(404);
      const freed = await clients[blocker]!.call('DELETE', 'block.php', {
        body: { profile: members[blocked]!.id },
      });
      expect(freed.statusCode).toBe(200);
    }

    for (let round = 0; round < RACES / TOGETHER; round += 1) {
      await Promise.all(Array.from({ length: TOGETHER }, (_, lane) => race(lane, round)));
    }
    // Races that all end alike would prove nothing.
    expect(outcomes.before).toBeGreaterThan(RACES / 10);
    expect(outcomes.refused).toBeGreaterThan(RACES / 10);
    if (process.env['RACES'] !== undefined)
      process.stdout.write(`${RACES} races: ${JSON.stringify(outcomes)}\n`);
  },
);
