export { EntryWarning } from './EntryWarning.tsx';
export type { EntryWarningProps } from './EntryWarning.types.ts';
