import type { ReactNode } from 'react';
import {
  TimeBonusBanner,
  type TimeBonusBannerLabels,
  type TimeBonusBannerProps,
} from '@velours/ui/blocks/TimeBonusBanner';
import { useFormats, type Formats } from '../../app/i18n/format.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { TIME_BONUS, useTimeBonus, type TimeBonus as Bonus } from './use-time-bonus.ts';

/** The time bonus of a new member, with the time that is really left; what offers it once more comes after the page. */
export function TimeBonus(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const bonus = useTimeBonus();
  const offer = useAsyncModule(() => import('./TimeBonusOffer.tsx'), bonus !== null);
  if (!bonus) return null;
  return (
    <>
      <TimeBonusBanner {...timeBonusProps(bonus, { t, formats })} />
      {offer && <offer.TimeBonusOffer bonus={bonus} />}
    </>
  );
}

/** The offer in words; `time` is the clock time at which it ends. */
function timeBonusLabels(t: Translate, time: string): TimeBonusBannerLabels {
  const { percentage } = TIME_BONUS;
  return t(($) => $.common.timeBonus, { percentage, time });
}

/** The banner of a running bonus. */
export function timeBonusProps(
  { countdown: { hours, minutes, seconds }, endsAt }: Bonus,
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
