import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useIsServed } from '../../app/loading/served-part.tsx';

/** The button of a form that otherwise saves at each change: gone once the script is there. */
export function SaveWithoutScript(): ReactNode {
  const t = useTranslate();
  const isServed = useIsServed();
  if (!isServed) return null;
  return (
    <div>
      <Button type="submit" variant="outline" tone="neutral">
        {t(($) => $.settings.save)}
      </Button>
    </div>
  );
}
