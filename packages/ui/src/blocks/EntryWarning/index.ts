export { EntryWarning } from './EntryWarning.tsx';
export type { EntryWarningLabels, EntryWarningProps } from './EntryWarning.types.ts';
