import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Unliked } from './use-unliked.ts';

/** Says that a like was taken back, and puts it back; it stays until something else is done. */
export function UnlikedNotice({ card, undo, dismiss, undoButton }: Unliked): ReactNode {
  const t = useTranslate();
  if (!card) return null;
  return (
    <Banner
      announce="status"
      onDismiss={dismiss}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={
        <Button variant="outline" size="sm" onPress={undo} ref={undoButton}>
          {t(($) => $.likes.undo)}
        </Button>
      }
    >
      {t(($) => $.likes.unliked, { name: card.name })}
    </Banner>
  );
}
