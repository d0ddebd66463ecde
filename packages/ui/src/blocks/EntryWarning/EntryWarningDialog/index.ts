export { EntryWarningDialog } from './EntryWarningDialog.tsx';
export type { EntryWarningDialogProps, EntryWarningLabels } from '../EntryWarning.types.ts';
