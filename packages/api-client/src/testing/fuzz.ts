import * as fc from 'fast-check';
import type { OperationId } from '@velours/openapi/types';
import { answerFaults } from './answers.ts';
import { operationOf, type Operation } from '@velours/openapi/operations';
import { invalidCases, toRequest, validCases, type Case } from './fuzz/requests.ts';
import type { Samples } from './fuzz/values.ts';

export type { Samples } from './fuzz/values.ts';

/** How an operation is fuzzed. */
export interface FuzzOptions {
  /** Sends a request to the server under test, as the caller the test is about. */
  readonly send: (request: Request) => Promise<Response>;
  /** Requests to send, half of them invalid. @default 300 */
  readonly cases?: number | undefined;
  /** Whether requests as declared are sent too, not only those with a fault. @default true */
  readonly valid?: boolean | undefined;
  /** Makes a run repeatable. @default 20261120 */
  readonly seed?: number | undefined;
  /** Values that exist on the server, by field or parameter name. */
  readonly samples?: Samples | undefined;
}

/** What a run did. Failures of the server are thrown, not counted. */
export interface FuzzReport {
  readonly operationId: OperationId;
  readonly valid: number;
  readonly invalid: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
}

function describe(operation: Operation, { fault, query, headers, body }: Case): string {
  const shown = typeof body === 'string' ? body.slice(0, 500) : Object.keys(body ?? {}).join();
  return [
    `${operation.operationId}: ${operation.method.toUpperCase()} ${operation.path}?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString()}`,
    `headers ${JSON.stringify(headers)}`,
    `body ${shown}`,
    fault === undefined ? 'a valid request' : `an invalid request: ${fault}`,
  ].join('\n');
}

/**
 * Sends valid and invalid requests of an operation and checks every answer by the contract: no 5xx, no undeclared status,
 * media type or problem code, no body off its schema, no invalid request accepted.
 *
 * An operation that takes nothing that could be wrong gets valid requests only. `streamEvents` never ends its answer;
 * `send` must cut it off.
 * @throws Error with the smallest request found that gets a wrong answer
 */
export async function fuzzOperation(id: OperationId, options: FuzzOptions): Promise<FuzzReport> {
  const { send, cases = 300, seed = 20_261_120, samples = {} } = options;
  const operation = operationOf(id);
  const valid = (options.valid ?? true) ? validCases(operation, samples) : undefined;
  const kinds = [valid, invalidCases(operation, samples)].filter((kind) => kind !== undefined);
  if (kinds.length === 0) return { operationId: id, valid: 0, invalid: 0, statuses: {} };
  const statuses: Record<number, number> = {};
  const count = { valid: 0, invalid: 0 };

  const property = fc.asyncProperty(fc.oneof(...kinds), async (one) => {
    const response = await send(toRequest(operation, one));
    count[one.fault === undefined ? 'valid' : 'invalid'] += 1;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const faults = [...(await answerFaults(operation, response))];
    if (one.fault !== undefined && response.status < 400)
      faults.push(`accepted with ${response.status}`);
    if (faults.length > 0) throw new Error(`${describe(operation, one)}\n${faults.join('\n')}`);
  });
  const result = await fc.check(property, { numRuns: cases, seed, endOnFailure: false });
  if (result.failed) {
    const cause = result.errorInstance;
    throw new Error(cause instanceof Error ? cause.message : 'the run was interrupted', { cause });
  }
  return { operationId: id, ...count, statuses };
}
