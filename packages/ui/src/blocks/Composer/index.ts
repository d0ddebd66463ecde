export { Composer } from './Composer.tsx';
export { ComposerNotice } from './ComposerNotice.tsx';
export type {
  ComposerLabels,
  ComposerNoticeProps,
  ComposerNoticeReason,
  ComposerProps,
} from './Composer.types.ts';
