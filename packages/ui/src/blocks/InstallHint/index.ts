export { InstallHint } from './InstallHint.tsx';
export type { InstallHintLabels, InstallHintProps } from './InstallHint.types.ts';
