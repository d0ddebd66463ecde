import type { ReactNode } from 'react';
import { UsFooter } from '@velours/ui/blocks/UsFooter';
import { useTexts } from '../i18n/TextsProvider.tsx';

/** The US footer, for the sites whose settings flag it: only in English (spec section 2). */
export function UsPageFooter(): ReactNode {
  const { t, language } = useTexts();
  return (
    language.startsWith('en') && <UsFooter paragraphs={[t(($) => $.common.footer.usNotice)]} />
  );
}
