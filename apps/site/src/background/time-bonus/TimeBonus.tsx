import type { ReactNode } from 'react';
import { TimeBonusChip, type TimeBonusChipProps } from '@velours/ui/blocks/TimeBonusChip';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { TIME_BONUS, useTimeBonus, type RunningBonus } from './use-time-bonus.ts';

/** The time bonus of a new member, where credits are bought, with the time that is really left (spec section 4). */
export function TimeBonus(): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const bonus = useTimeBonus();
  return bonus && <TimeBonusChip {...timeBonusProps(bonus, { t, formats })} />;
}

/** The chip of a running bonus. */
export function timeBonusProps(
  { countdown: { hours, minutes, seconds }, endsAt }: RunningBonus,
  { t, formats }: { t: Translate; formats: ZonedFormats },
): TimeBonusChipProps {
  const { percentage } = TIME_BONUS;
  return {
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds),
    labels: t(($) => $.common.timeBonus, { percentage, time: formats.time(endsAt) }),
  };
}
