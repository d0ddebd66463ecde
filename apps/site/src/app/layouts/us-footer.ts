import type { UsFooterProps } from '@velours/ui/blocks/UsFooter';
import type { Language } from '../i18n/languages.ts';
import type { Translate } from '../i18n/texts.ts';

/** The US footer: only in English, and only where the settings flag it (spec section 2). */
export function usFooter(
  t: Translate,
  language: Language,
  isFlagged: boolean,
): UsFooterProps | undefined {
  if (!isFlagged || !language.startsWith('en')) return undefined;
  return { paragraphs: [t(($) => $.common.footer.usNotice)] };
}
