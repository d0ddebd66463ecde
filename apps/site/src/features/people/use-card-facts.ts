import { useMemo } from 'react';
import { useRegionNames, useSettings } from '../../app/data/hooks.ts';
import type { CardFacts } from '../../app/data/member-card.ts';
import { useFormats } from '../../app/i18n/format.ts';

/** What every member card needs besides the member. */
export function useCardFacts(): CardFacts {
  const formats = useFormats();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const regionName = useRegionNames();
  return useMemo(() => ({ formats, cdnPrefix, regionName }), [formats, cdnPrefix, regionName]);
}
