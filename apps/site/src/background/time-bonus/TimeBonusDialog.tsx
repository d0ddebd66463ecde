import type { ReactNode } from 'react';
import { selectActive } from '@velours/machines/activeDiscount';
import { TimeBonusModal } from '@velours/ui/blocks/TimeBonusModal';
import { useNamespaces, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { TimeBonus } from './time-bonus.ts';
import { timeBonusModalProps } from './time-bonus-modal.ts';
import { useActiveDiscount } from './use-active-discount.ts';
import type { BonusModal } from './use-bonus-modal.ts';
import { useFormats } from '../../app/i18n/format.ts';

/** The offer itself, with the discount that counts and the time that is really left. */
export function TimeBonusDialog(props: {
  snapshot: NonNullable<BonusModal['snapshot']>;
  send: BonusModal['send'];
  bonus: TimeBonus;
}): ReactNode {
  useNamespaces(['bonus']);
  const t = useTranslate();
  const formats = useFormats();
  const { snapshot: discount } = useActiveDiscount();
  const { snapshot, send, bonus } = props;
  const active = discount && selectActive(discount);
  const modal = timeBonusModalProps(snapshot, {
    t,
    formats,
    send,
    bonus,
    discount: active ?? undefined,
  });
  return modal && <TimeBonusModal {...modal} />;
}
