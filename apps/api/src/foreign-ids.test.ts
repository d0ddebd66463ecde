/**
 * Ids of somebody else: every id that a call carries is answered as the contract says under `x-ids`, and the answer is the same
 * to the byte for what belongs to others, for members out of reach, and for what does not exist.
 */
import { randomUUID } from 'node:crypto';
import { exampleBody } from '@velours/api-client/testing/fuzz/requests';
import { operations } from '@velours/openapi/operations';
import type { Operation } from '@velours/openapi/operations';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { foreignWorld } from './testing/foreign-world.ts';
import { clientOf } from './testing/members.ts';

/** Unknown ids for each id of each call; `npm run bench:ids` takes ten thousand in all. */
const UNKNOWN = Number(process.env['FOREIGN_IDS'] ?? 20);

const requiredQuery = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map(({ name, example }) => [name, String(example)]),
  );

describe('ids of somebody else', async () => {
  const test = await createTestApp({ settings: { message_credits: 0, gift_credits: 0 } });
  const world = await foreignWorld(test);
  const allForeign = Object.values(world.foreign)
    .flat()
    .filter((id) => id !== world.caller.id);

  /** The status and the bytes that a call with this id gets; the rest of the call is the caller's own and sound. */
  async function answerTo(client: Client, operation: Operation, field: string, id: string) {
    const isQuery = operation.parameters.some(
      ({ name, in: place }) => place === 'query' && name === field,
    );
    const own = Object.fromEntries(
      Object.entries(operation.ids).map(([name, { names }]) => [name, world.own[names]]),
    );
    const query = { ...requiredQuery(operation), ...world.besides(operation.operationId, field) };
    for (const name of Object.keys(query)) query[name] = own[name] ?? query[name] ?? '';
    const body = exampleBody(operation) as Record<string, unknown> | undefined;
    const like = (name: string, value: string) => (Array.isArray(body?.[name]) ? [value] : value);
    if (body) {
      for (const [name, value] of Object.entries(own)) {
        if (name in body && value !== undefined) body[name] = like(name, value);
      }
    }
    const answer = await client.call(operation.method.toUpperCase(), operation.path.slice(5), {
      query: isQuery ? { ...query, [field]: id } : query,
      body: isQuery || !body ? body : { ...body, [field]: like(field, id) },
    });
    return { status: answer.statusCode, text: answer.body.replaceAll(id, '<id>') };
  }

  const cases = [...operations().values()].flatMap((operation) =>
    Object.entries(operation.ids).map(
      ([field, named]) =>
        [operation.operationId, field, named.names, named.otherwise, operation] as const,
    ),
  );

  /** What one nobody has gets, and what all those of others get. */
  async function answers(operation: Operation, field: string, names: string) {
    const session = await clientOf(test, world.caller);
    // A visitor's call may log in.
    const caller = () => (operation.callers.includes('premium') ? session : test.client());
    const unknown = await answerTo(caller(), operation, field, randomUUID());
    const others = world.foreign[names] ?? [];
    expect(others.length, `somebody else has a ${names}`).toBeGreaterThan(0);
    const found = [];
    for (const id of [...others, ...Array.from({ length: UNKNOWN }, () => randomUUID())])
      found.push(await answerTo(caller(), operation, field, id));
    return { unknown, found };
  }

  const timeout = 300_000 + UNKNOWN * 200;

  it.each(cases.filter(([, , , otherwise]) => otherwise !== 'nothing'))(
    '%s with a foreign %s (%s): %s',
    { timeout },
    async (_operationId, field, names, otherwise, operation) => {
      const { unknown, found } = await answers(operation, field, names);
      expect(JSON.parse(unknown.text)).toMatchObject({ code: otherwise });
      for (const one of found) expect(one).toEqual(unknown);
    },
  );

  it.each(cases.filter(([, , , otherwise]) => otherwise === 'nothing'))(
    "%s with a foreign %s (%s), a place in a list or a wish: nothing but the caller's own",
    { timeout },
    async (_operationId, field, names, _otherwise, operation) => {
      const { unknown, found } = await answers(operation, field, names);
      expect(unknown.status).toBeLessThan(300);
      for (const { status, text } of found) {
        expect(status).toBe(unknown.status);
        expect(allForeign.filter((id) => text.includes(id))).toEqual([]);
      }
    },
  );

  it('says of each id that a call carries what it names', () => {
    const missing = [...operations().values()].flatMap((operation) => {
      const [media] = Object.values(operation.requestBody?.content ?? {});
      const carried = [
        ...operation.parameters
          .filter(({ in: place, schema }) => place !== 'header' && schema.format === 'uuid')
          .map(({ name }) => name),
        ...Object.entries(media?.schema.properties ?? {})
          .filter(([, schema]) => schema.format === 'uuid' || schema.items?.format === 'uuid')
          .map(([name]) => name),
      ];
      return carried
        .filter((name) => !(name in operation.ids))
        .map((name) => `${operation.operationId}.${name}`);
    });
    expect(missing).toEqual([]);
  });
});
