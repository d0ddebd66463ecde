import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { BackIcon } from '@velours/ui/primitives/Icon';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

export function BackToSettings(): ReactNode {
  const t = useTranslate();
  return (
    <div>
      <Link href="/settings" appearance="quiet" iconStart={<BackIcon />}>
        {t(($) => $.mydata.back)}
      </Link>
    </div>
  );
}
