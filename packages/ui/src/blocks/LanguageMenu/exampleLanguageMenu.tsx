import { languageMenuLabels, languageOptions } from './LanguageMenu.fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { LanguageMenuProps } from './LanguageMenu.types.ts';

/** Stories only: the menu where a bar or a footer shows one. */
export const exampleLanguageMenu = (props: Pick<LanguageMenuProps, 'placement'> = {}) => (
  <LanguageMenu
    {...props}
    languages={languageOptions}
    currentCode="en"
    action="/lang-config"
    labels={languageMenuLabels}
  />
);
