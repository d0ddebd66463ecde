import { Suspense, type ReactNode } from 'react';
import type { TimeBonus } from './time-bonus.ts';
import { useBonusModal } from './use-bonus-modal.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** Stands ready for the offer of the time bonus (spec sections 2 and 4); its window and texts come when it opens. */
export function TimeBonusOffer({ bonus }: { bonus: TimeBonus }): ReactNode {
  const { snapshot, send } = useBonusModal();
  const isOpen = snapshot?.matches('open') ?? false;
  const dialog = useAsyncModule(() => import('./TimeBonusDialog.tsx'), isOpen);
  if (!isOpen || !snapshot || !dialog) return null;
  return (
    <Suspense>
      <dialog.TimeBonusDialog snapshot={snapshot} send={send} bonus={bonus} />
    </Suspense>
  );
}
