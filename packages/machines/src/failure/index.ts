export { toFailure } from './failure.rules.ts';
export type { Failure, FieldError } from './failure.types.ts';
