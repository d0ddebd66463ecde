import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { panel, trigger as triggerStyle } from './Flyout.css.ts';
import type { FlyoutProps } from './Flyout.types.ts';

/** Navigation may happen without a page load: a followed link must not leave the panel behind. */
const closeAfterChoice = (event: MouseEvent<HTMLElement>): void => {
  if (event.target instanceof Element && event.target.closest('a, button')) {
    event.currentTarget.hidePopover();
  }
};

/**
 * A panel of links under a button, made of the platform's own popover: it opens before any script arrives, and the
 * browser gives Escape, the press beside it, and the way back of the focus.
 */
export const Flyout = ({
  trigger,
  triggerLabel,
  children,
  label,
  placement = 'below',
  isBordered = false,
}: FlyoutProps): ReactNode => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        className={triggerStyle({ isBordered })}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is that of the links inside, which keys reach too */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={panel({ placement })}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </>
  );
};
