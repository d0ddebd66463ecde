import type { ReactNode } from 'react';
import { TimeBonusBanner } from '@velours/ui/blocks/TimeBonusBanner';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { TIME_BONUS, timeBonusLabels } from '../../view-models/time-bonus.ts';
import { useTimeBonus } from '../../wiring/banners/use-time-bonus.ts';
import { useFormats } from '../../wiring/use-formats.ts';

/** The time bonus of a new member, with the time that is really left. */
export function TimeBonus(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const bonus = useTimeBonus();
  if (!bonus) return null;
  const { hours, minutes, seconds } = bonus.countdown;
  return (
    <TimeBonusBanner
      hours={Number(hours)}
      minutes={Number(minutes)}
      seconds={Number(seconds)}
      code={t(($) => $.common.timeBonus.code, { code: TIME_BONUS.code })}
      labels={timeBonusLabels(t, formats.time(bonus.endsAt))}
    />
  );
}
