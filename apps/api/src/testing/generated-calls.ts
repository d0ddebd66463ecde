/** The server against its contract by generated calls; in two files, so that two processors share the work. */
import { fuzzOperation } from '@velours/api-client/testing';
import { operations } from '@velours/openapi/operations';
import type { Operation } from '@velours/openapi/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { clientOf, makeMember } from './members.ts';
import { sendAs } from './send-as.ts';

/** `npm run fuzz` takes ten thousand for each operation. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 300);
/** Another seed makes other calls. */
const SEED = process.env['FUZZ_SEED'];

/** Declares a test for each operation that is chosen. */
export function testGeneratedCalls(isChosen: (operation: Operation) => boolean): void {
  describe('the contract, by generated calls', () => {
    let test: TestApp;
    let samples: Record<string, readonly unknown[]>;
    let send: (request: Request) => Promise<Response>;

    beforeAll(async () => {
      test = await createTestApp({ settings: { message_credits: 0 } });
      const { services } = test;
      const member = await makeMember(services, { paidUser: true, credits: 1_000 });
      const others = await Promise.all(
        [1, 2, 3].map(() => makeMember(services, { gender: 'male' })),
      );
      const client = await clientOf(test, member);
      const first = (
        await client.post('messages.php', { profile: others[0]?.id, text: 'Hello' })
      ).json();
      const ids = others.map((other) => other.id);
      samples = {
        profile: ids,
        id: ids,
        first_member: ids,
        conversation: [first.message.conversation],
        read_up_to: [first.message.position],
        before: [first.message.position],
      };
      send = sendAs(test, member);
    });

    const chosen = [...operations()].filter(([, operation]) => isChosen(operation));

    it.each(chosen.map(([id]) => id))(
      '%s: valid and invalid calls get no 5xx, no undeclared status, nothing off schema, and no invalid one passes',
      { timeout: 300_000 + CASES * 50 },
      async (id) => {
        const asCaller = operations().get(id)!.callers.includes('premium')
          ? send
          : sendAs(test, null);
        const report = await fuzzOperation(id, {
          send: asCaller,
          samples,
          cases: CASES,
          seed: SEED === undefined ? undefined : Number(SEED),
        });
        expect(report.valid + report.invalid).toBe(CASES);
      },
    );
  });
}
