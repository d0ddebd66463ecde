import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { CloseRequest } from '../../primitives/CloseRequest.tsx';
import { PageLocale } from '../../primitives/PageLocale.tsx';
import { ScrollBox } from '../../primitives/ScrollBox.tsx';
import { panel } from '../Menu/Menu.css.ts';
import { SheetTrigger } from '../Menu/SheetTrigger.tsx';
import { dialog, heading, sheet } from './Popover.css.ts';

export type PopoverProps = {
  /** Name of the button that opens it; also its text unless `triggerIcon` is given. */
  label: string;
  /** Shows this icon as the button, with `label` as its name. */
  triggerIcon?: ReactNode;
  /** What it is about. Without it the button's label is its name. */
  title?: string | undefined;
  /** A few lines, or a few controls. */
  children: ReactNode;
  /**
   * Where it opens; elsewhere where there is no room.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /**
   * Opens at once: for a button that was pressed before this code arrived.
   * @default false
   */
  isDefaultOpen?: boolean | undefined;
};

/**
 * A little more beside a button: why something costs credits, what a label means. Load it on intent (`import()`): React Aria
 * comes with it. For a few links Flyout does, and costs nothing.
 */
export const Popover = ({
  label,
  triggerIcon,
  title,
  children,
  placement = 'bottom start',
  isDefaultOpen = false,
}: PopoverProps) => (
  <PageLocale>
    <DialogTrigger defaultOpen={isDefaultOpen}>
      <SheetTrigger label={label} icon={triggerIcon} />
      <AriaPopover placement={placement} className={panel}>
        <CloseRequest />
        <Dialog className={dialog} {...(title === undefined ? { 'aria-label': label } : {})}>
          <ScrollBox label={title ?? label} className={sheet}>
            {title === undefined ? null : (
              <Heading slot="title" level={2} className={heading}>
                {title}
              </Heading>
            )}
            {children}
          </ScrollBox>
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  </PageLocale>
);
