import type {
  TimeBonusBannerLabels,
  TimeBonusBannerProps,
} from '@velours/ui/blocks/TimeBonusBanner';
import type { TimeBonusCountdown } from '@velours/machines/timeBonus';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** The time bonus of spec section 9: its code, and percent off. */
export const TIME_BONUS = { code: 'TIMEBONUS25', percentage: 25 } as const;

/** The offer in words; `time` is the clock time at which it ends. */
function timeBonusLabels(t: Translate, time: string): TimeBonusBannerLabels {
  const { percentage } = TIME_BONUS;
  return t(($) => $.common.timeBonus, { percentage, time });
}

/** A bonus that is running. */
export interface TimeBonus {
  countdown: TimeBonusCountdown;
  /** When the offer ends, epoch milliseconds on the server's clock. */
  endsAt: number;
}

/** The banner of a running bonus. */
export function timeBonusProps(
  { countdown: { hours, minutes, seconds }, endsAt }: TimeBonus,
  { t, formats }: { t: Translate; formats: Formats },
): TimeBonusBannerProps {
  return {
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds),
    code: t(($) => $.common.timeBonus.code, { code: TIME_BONUS.code }),
    labels: timeBonusLabels(t, formats.time(endsAt)),
  };
}
