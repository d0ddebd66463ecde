export { HiddenFields } from './HiddenFields.tsx';
export type { HiddenFieldsProps } from './HiddenFields.tsx';
