import type { ReactNode } from 'react';
import { UsFooter } from '@velours/ui/blocks/UsFooter';
import { useSettings } from '../data/hooks.ts';
import { useTexts } from '../i18n/TextsProvider.tsx';

/** The US footer, for the sites whose settings flag it: only in English (spec section 2). */
export function UsPageFooter(): ReactNode {
  const { t, language } = useTexts();
  const { privacy_signal: hasSignal } = useSettings();
  if (!language.startsWith('en')) return null;
  return (
    <UsFooter
      paragraphs={[t(($) => $.common.footer.usNotice)]}
      privacyChoices={{ href: '/privacy#choices', label: t(($) => $.common.footer.usChoices) }}
      signal={hasSignal ? t(($) => $.common.footer.usSignal) : undefined}
    />
  );
}
