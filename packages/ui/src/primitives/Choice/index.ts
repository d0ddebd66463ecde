export { Choices } from './Choice.tsx';
export type { ChoiceAppearance, ChoiceOption } from './Choice.tsx';
