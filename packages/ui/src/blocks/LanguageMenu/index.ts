export { LanguageMenu } from './LanguageMenu.tsx';
export type {
  LanguageMenuLabels,
  LanguageMenuProps,
  LanguageOption,
} from './LanguageMenu.types.ts';
