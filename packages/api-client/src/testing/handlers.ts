import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '@velours/openapi/types';
import { operationOf, operations } from '@velours/openapi/operations';
import { chosenExample, toResponse } from './respond.ts';

/** An answer that never comes, and no network: what examples cannot say. */
export type SpecialAnswer = 'pending' | 'network-error';

/** Which example an operation answers with, by its name; a name under several statuses is `<status>/<name>`. */
export type ExampleChoice = Readonly<Partial<Record<OperationId, string>>>;

/** The handler of one operation. */
export function handlerFromExample(id: OperationId, choice?: string): HttpHandler {
  const { method, path } = operationOf(id);
  if (choice === 'network-error') return http[method](`*${path}`, () => HttpResponse.error());
  if (choice === 'pending') {
    return http[method](`*${path}`, async () => {
      await delay('infinite');
      return HttpResponse.error();
    });
  }
  const example = chosenExample(id, choice);
  return http[method](`*${path}`, () => toResponse(example));
}

/**
 * MSW handlers for every operation of the contract, on any origin, for Node and the browser. Each answers with its first
 * example unless `choice` names another one: `{ logIn: 'tooManyAttempts', getChats: 'none', sendMessage: 'pending' }`.
 */
export function handlersFromExamples(choice: ExampleChoice = {}): HttpHandler[] {
  return [...operations().keys()].map((id) => handlerFromExample(id, choice[id]));
}
