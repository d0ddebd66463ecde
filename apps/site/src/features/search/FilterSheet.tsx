import type { ReactNode } from 'react';
import { Dialog } from '@velours/ui/components/Dialog';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { SearchFilter } from '../../app/data/search-filter.ts';
import { Filters } from './Filters.tsx';

/** All filters in a sheet over the people. */
export function FilterSheet(props: { filter: SearchFilter; onClose: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      isSheetOnPhone
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={t(($) => $.members.filters.who)}
      closeLabel={t(($) => $.common.actions.close)}
    >
      <Filters filter={props.filter} onDone={props.onClose} />
    </Dialog>
  );
}
