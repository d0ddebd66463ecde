import type { ReactNode } from 'react';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/** The first thing the keyboard reaches: past the navigation, to the content. */
export function SiteSkipLink(): ReactNode {
  const t = useTranslate();
  return <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />;
}
