import type { AnswerAt, OperationId, operations } from '@velours/openapi/types';
import { operationOf, type Example } from '@velours/openapi/operations';

/** A named example of an answer: the status it belongs to, its media type, headers and body. */
export interface NamedExample {
  readonly name: string;
  /** HTTP status; 500 for the `default` answer. */
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly value: unknown;
}

/** All examples of an operation's answers, successes first. An answer without a body has the one example `empty`. */
export function examplesOf(id: OperationId): readonly NamedExample[] {
  const { responses } = operationOf(id);
  return Object.entries(responses).flatMap(([key, answer]): NamedExample[] => {
    const status = key === 'default' ? 500 : Number(key);
    const headers = Object.fromEntries(
      Object.entries(answer.headers ?? {})
        .filter(([name]) => name === 'Retry-After')
        .map(([name, header]) => [name, String(header.example)]),
    );
    const [media] = Object.entries(answer.content ?? {});
    if (media === undefined)
      return [{ name: 'empty', status, mediaType: undefined, headers, value: undefined }];
    const [mediaType, { examples }] = media;
    return Object.entries(examples).map(([name, example]: [string, Example]) => ({
      name,
      status,
      mediaType,
      headers,
      value: example.value,
    }));
  });
}

/**
 * The body of a named example of the contract, the first of its status without a name. A new copy at each call.
 * These are the only fixtures of the project.
 */
export function exampleOf<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'] & number,
>(id: Id, status: Status, name?: string): AnswerAt<Id, Status> {
  const candidates = examplesOf(id).filter((example) => example.status === status);
  const found = candidates.find((example) => name === undefined || example.name === name);
  if (found === undefined) {
    const names = candidates.map((example) => example.name).join(', ');
    throw new Error(`${id} ${status} has no example ${name ?? ''}; it has: ${names}`);
  }
  return structuredClone(found.value) as AnswerAt<Id, Status>;
}
