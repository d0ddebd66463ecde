import type { ReactNode } from 'react';
import { UsFooter } from '@velours/ui/blocks/UsFooter';
import { useSettings } from '../data/hooks.ts';
import { useTexts, useTranslate } from '../i18n/TextsProvider.tsx';
import { usFooter } from './us-footer.ts';

/** The US footer: only in English, when flagged (spec section 2). */
export function UsPageFooter(): ReactNode {
  const t = useTranslate();
  const { language } = useTexts();
  const us = usFooter(t, language, useSettings().us_footer);
  return us && <UsFooter {...us} />;
}
