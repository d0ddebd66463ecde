export { Composer } from './Composer.tsx';
export type { ComposerLabels, ComposerProps } from './Composer.types.ts';
