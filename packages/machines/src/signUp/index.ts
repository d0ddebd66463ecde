export * from './signUp.constants.ts';
export { signUpMachine } from './signUp.machine.ts';
export * from './signUp.selectors.ts';
export type * from './signUp.types.ts';
export {
  ageOn,
  effectiveMinimumAge,
  isEmail,
  parseDate,
  validateAccount,
} from './signUp.validation.ts';
export type { AccountRules } from './signUp.validation.ts';
