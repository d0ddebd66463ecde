import type { ReactNode } from 'react';
import { TimeBonusBanner } from '@velours/ui/blocks/TimeBonusBanner';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { timeBonusProps } from '../../view-models/time-bonus.ts';
import { useTimeBonus } from '../../wiring/banners/use-time-bonus.ts';
import { useFormats } from '../../wiring/use-formats.ts';

/** The time bonus of a new member, with the time that is really left. */
export function TimeBonus(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const bonus = useTimeBonus();
  if (!bonus) return null;
  return <TimeBonusBanner {...timeBonusProps(bonus, { t, formats })} />;
}
