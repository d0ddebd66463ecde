import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { ChevronPreviousIcon } from '@velours/ui/primitives/Icon';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** The way back from a page of its own that belongs to the settings. */
export function BackToSettings(): ReactNode {
  const t = useTranslate();
  return (
    <div>
      <Link href="/settings" appearance="quiet" iconStart={<ChevronPreviousIcon />}>
        {t(($) => $.common.nav.account.settings)}
      </Link>
    </div>
  );
}
