import type { TimeBonusBannerLabels } from '@velours/ui/blocks/TimeBonusBanner';
import type { Translate } from '../i18n/texts.ts';

/** The time bonus of spec section 9: its code, and percent off. */
export const TIME_BONUS = { code: 'TIMEBONUS25', percentage: 25 } as const;

/** The offer in words; `time` is the clock time at which it ends. */
export function timeBonusLabels(t: Translate, time: string): TimeBonusBannerLabels {
  const { percentage } = TIME_BONUS;
  return {
    title: t(($) => $.common.timeBonus.title, { percentage }),
    text: t(($) => $.common.timeBonus.text, { percentage, time }),
    timeLeft: t(($) => $.common.timeBonus.remaining),
  };
}
