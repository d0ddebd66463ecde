import type { ReactNode } from 'react';
import { selectActive } from '@velours/machines/activeDiscount';
import {
  selectIsOpen,
  type TimeBonusModalEvent,
  type timeBonusModalMachine,
} from '@velours/machines/timeBonusModal';
import { TimeBonusModal, type TimeBonusModalProps } from '@velours/ui/blocks/TimeBonusModal';
import type { SnapshotFrom } from 'xstate';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useNamespaces, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { host } from '../host.ts';
import { TIME_BONUS, type RunningBonus, useActiveDiscount } from './use-time-bonus.ts';

type Snapshot = SnapshotFrom<typeof timeBonusModalMachine>;

/** The offer itself, with the discount that counts and the time that is really left. */
export function TimeBonusDialog(props: { snapshot: Snapshot; bonus: RunningBonus }): ReactNode {
  useNamespaces(['bonus']);
  const t = useTranslate();
  const formats = useLocalFormats();
  const { snapshot: discount } = useActiveDiscount();
  const active = discount && selectActive(discount);
  const modal = timeBonusModalProps(props.snapshot, {
    t,
    formats,
    send: host.timeBonusModal.send,
    bonus: props.bonus,
    discount: active ?? undefined,
  });
  return modal && <TimeBonusModal {...modal} />;
}

const CREDITS = '/credits';

interface TimeBonusModalFacts {
  t: Translate;
  formats: ZonedFormats;
  send: (event: TimeBonusModalEvent) => void;
  /** The bonus as it is running. */
  bonus: RunningBonus;
  /** The discount that counts (activeDiscount), once it is known. */
  discount?: { code: string; percentage: number } | undefined;
}

/** The offer of the time bonus (spec section 4); null while it is closed. */
export function timeBonusModalProps(
  snapshot: Snapshot,
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
