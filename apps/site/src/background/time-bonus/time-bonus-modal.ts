import {
  selectIsOpen,
  type TimeBonusModalEvent,
  type timeBonusModalMachine,
} from '@velours/machines/timeBonusModal';
import type { TimeBonusModalProps } from '@velours/ui/blocks/TimeBonusModal';
import type { SnapshotFrom } from 'xstate';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { TIME_BONUS, type TimeBonus } from './time-bonus.ts';

const CREDITS = '/credits';

export interface TimeBonusModalFacts {
  t: Translate;
  formats: Formats;
  send: (event: TimeBonusModalEvent) => void;
  /** The bonus as it is running. */
  bonus: TimeBonus;
  /** The discount that counts (activeDiscount), once it is known. */
  discount?: { code: string; percentage: number } | undefined;
}

/** The offer of the time bonus (spec section 4); null while it is closed. */
export function timeBonusModalProps(
  snapshot: SnapshotFrom<typeof timeBonusModalMachine>,
  { t, formats, send, bonus, discount = TIME_BONUS }: TimeBonusModalFacts,
): TimeBonusModalProps | null {
  if (!selectIsOpen(snapshot)) return null;
  const { code, percentage } = discount;
  const { hours, minutes, seconds } = bonus.countdown;
  return {
    isOpen: true,
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds),
    href: CREDITS,
    onClose: () => send({ type: 'CLOSE' }),
    facts: [
      { term: t(($) => $.bonus.what), value: t(($) => $.bonus.whatValue, { percentage }) },
      { term: t(($) => $.bonus.code), value: t(($) => $.bonus.codeValue, { code }) },
      { term: t(($) => $.bonus.howOften), value: t(($) => $.bonus.howOftenValue) },
      { term: t(($) => $.bonus.after), value: t(($) => $.bonus.afterValue) },
    ],
    labels: {
      ...t(($) => $.bonus.modal, { percentage, time: formats.time(bonus.endsAt) }),
      timeLeft: t(($) => $.common.timeBonus.timeLeft),
      close: t(($) => $.common.actions.close),
    },
  };
}
