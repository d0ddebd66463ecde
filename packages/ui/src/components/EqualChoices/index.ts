export { EqualChoices } from './EqualChoices.tsx';
export type { EqualChoice, EqualChoicesProps } from './EqualChoices.types.ts';
