export { exampleOf, examplesOf, type NamedExample } from './examples.ts';
export {
  handlerFromExample,
  handlersFromExamples,
  type ExampleChoice,
  type SpecialAnswer,
} from './handlers.ts';
import type { OperationId } from '@velours/openapi/types';
import type { FuzzOptions, FuzzReport } from './fuzz.ts';

export { answerFaults } from './answers.ts';
export type { FuzzOptions, FuzzReport, Samples } from './fuzz.ts';

/** See `fuzz.ts`; loaded when called, so that a browser never loads the generators. */
export async function fuzzOperation(id: OperationId, options: FuzzOptions): Promise<FuzzReport> {
  const fuzz = await import('./fuzz.ts');
  return fuzz.fuzzOperation(id, options);
}
