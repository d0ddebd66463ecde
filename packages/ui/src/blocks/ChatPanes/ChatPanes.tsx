import type { ReactNode } from 'react';
import { listPane, openPane, panes, personPane } from './ChatPanes.css.ts';
import type { ChatPanesProps } from './ChatPanes.types.ts';

/** What belongs to a conversation side by side, in the order in which it is read. */
export const ChatPanes = ({
  alone,
  list,
  listLabel,
  person,
  personLabel,
  isWindow = false,
  isBare = false,
  children,
}: ChatPanesProps): ReactNode => {
  const hasPerson = personLabel !== undefined;
  return (
    <div className={panes({ isWindow, hasPerson, isBare })}>
      <nav className={listPane({ isWindow, isAlone: alone === 'list' })} aria-label={listLabel}>
        {list}
      </nav>
      {isBare ? null : (
        <div className={openPane({ isWindow, isAlone: alone === 'open' })}>{children}</div>
      )}
      {hasPerson ? (
        <aside className={personPane({ isWindow })} aria-label={personLabel}>
          {person}
        </aside>
      ) : null}
    </div>
  );
};
