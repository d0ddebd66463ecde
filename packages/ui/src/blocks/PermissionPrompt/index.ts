export { PermissionPrompt } from './PermissionPrompt.tsx';
export type { PermissionPromptLabels, PermissionPromptProps } from './PermissionPrompt.types.ts';
