export {
  operationOf,
  operations,
  type Caller,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';
export { exampleOf, examplesOf, type NamedExample } from './examples.ts';
export {
  handlerFromExample,
  handlersFromExamples,
  type ExampleChoice,
  type SpecialAnswer,
} from './handlers.ts';
