import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answerFaults } from './answers.ts';
import { operations } from '@velours/openapi/operations';
import { exampleOf, examplesOf } from './examples.ts';
import { handlerFromExample, handlersFromExamples } from './handlers.ts';

const server = setupServer(...handlersFromExamples());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ask = (method: string, path: string) =>
  fetch(`http://gay.localhost${path}?any=1`, { method: method.toUpperCase() });

it.each([...operations().values()].map((operation) => [operation.operationId, operation] as const))(
  '%s: each example is answered as the contract declares it',
  async (id, operation) => {
    const first = await ask(operation.method, operation.path);
    expect(first.status).toBe(examplesOf(id)[0]?.status);
    for (const { status, name } of examplesOf(id).filter(({ status }) => status < 500)) {
      server.use(handlerFromExample(id, `${status}/${name}`));
      const response = await ask(operation.method, operation.path);
      expect(response.status).toBe(status);
      expect(response.headers.has('Retry-After')).toBe(status === 429);
      expect([name, ...(await answerFaults(operation, response))]).toEqual([name]);
    }
  },
);

it('refuses an example that the contract does not have', () => {
  expect(() => handlersFromExamples({ getChats: 'many' })).toThrow(
    'getChats has no example many; it has: 200/chats, 200/none',
  );
  expect(() => exampleOf('getChats', 200, 'many')).toThrow('it has: chats, none');
});

it('gives a new copy of an example each time', () => {
  const first = exampleOf('getChats', 200);
  first.chats.length = 0;
  expect(exampleOf('getChats', 200).chats).toHaveLength(1);
});

it('has an answer that is no network', async () => {
  server.use(...handlersFromExamples({ getChats: 'network-error' }));
  await expect(ask('get', '/api/chats.php')).rejects.toThrow('fetch');
});
