export { FieldFrame, GroupFrame, InputFrame } from './FieldFrame.tsx';
export type { FieldProps, TextValueProps } from './FieldFrame.types.ts';
export { isThere, useField } from './useField.ts';
export type { FieldParts } from './useField.ts';
