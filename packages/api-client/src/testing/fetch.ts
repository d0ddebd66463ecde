import type { ClientFetch } from '../middleware/retry.ts';
import type { Answer, OperationId } from '@velours/openapi/types';
import { operations } from '@velours/openapi/operations';
import { chosenExample, toResponse } from './respond.ts';

/** What one operation answers: the name of an example, `pending`, `network-error`, or a body in its first example's place. */
export type FetchAnswer<Id extends OperationId> = string | NonNullable<Answer<Id>>;

/** What each operation answers, also depending on what was asked. Where nothing is said it is the first example. */
export type FetchAnswers = {
  readonly [Id in OperationId]?:
    | FetchAnswer<Id>
    | ((request: Request) => FetchAnswer<Id> | undefined)
    | undefined;
};

function operationAt(request: Request): OperationId {
  const { pathname } = new URL(request.url);
  for (const [id, { method, path }] of operations()) {
    if (path === pathname && method.toUpperCase() === request.method) return id;
  }
  throw new Error(`${request.method} ${pathname} is not in the contract`);
}

/** Never answers; ends like any other call when it is given up. */
const never = ({ signal }: Request): Promise<Response> =>
  new Promise((_answer, giveUp) => {
    if (signal.aborted) giveUp(signal.reason as Error);
    signal.addEventListener('abort', () => giveUp(signal.reason as Error));
  });

/**
 * A `fetch` for `createVeloursClient` that answers from the contract's examples: no network, no service worker, and light
 * enough for a page that shows screens.
 */
export function fetchFromExamples(answers: FetchAnswers = {}): ClientFetch {
  return async (request) => {
    const id = operationAt(request);
    const said: unknown = answers[id];
    const answer: unknown = typeof said === 'function' ? said(request) : said;
    if (answer === 'pending') return never(request);
    if (answer === 'network-error') throw new TypeError('Failed to fetch');
    if (typeof answer === 'string') return toResponse(chosenExample(id, answer));
    const first = chosenExample(id, undefined);
    return toResponse(answer === undefined ? first : { ...first, value: answer });
  };
}
