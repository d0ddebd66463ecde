import type { ReactNode } from 'react';
import { TimeBonusBanner } from '@velours/ui/blocks/TimeBonusBanner';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { timeBonusProps } from './time-bonus.ts';
import { useTimeBonus } from './use-time-bonus.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useFormats } from '../../app/i18n/format.ts';

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
