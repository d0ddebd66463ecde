import { useEffect, useRef, useState } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { CloseRequest } from '../../primitives/CloseRequest.tsx';
import { PageLocale } from '../../primitives/PageLocale.tsx';
import { item, list, panel } from './Menu.css.ts';
import type { MenuProps } from './Menu.types.ts';
import { SheetTrigger } from './SheetTrigger.tsx';

/**
 * Commands behind a button, with the arrow keys and typing ahead of a desktop menu. Load it on intent (`import()`):
 * React Aria comes with it. For a few links Flyout does, and costs nothing.
 */
export const Menu = ({
  label,
  triggerIcon,
  items,
  onAction,
  placement = 'bottom end',
  isDefaultOpen = false,
}: MenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean | 'first'>(false);
  useEffect(() => {
    if (!isDefaultOpen) return;
    // What was pressed before this code arrived has gone, and the focus with it: it is to come back here when the list closes.
    if (document.activeElement === document.body) trigger.current?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- the button has to have the focus before the list opens
    setOpen('first');
  }, [isDefaultOpen]);
  return (
    <PageLocale>
      <MenuTrigger isOpen={isOpen !== false} onOpenChange={setOpen}>
        <SheetTrigger ref={trigger} label={label} icon={triggerIcon} />
        <Popover placement={placement} className={panel}>
          <CloseRequest />
          <AriaMenu
            className={list}
            // Otherwise as its trigger was pressed.
            {...(isOpen === 'first' ? { autoFocus: isOpen } : {})}
            onAction={(key) => onAction?.(String(key))}
            disabledKeys={items.filter((one) => one.isDisabled).map((one) => one.id)}
          >
            {items.map((one) => (
              <AriaMenuItem
                key={one.id}
                id={one.id}
                textValue={one.label}
                className={item({ tone: one.tone })}
                {...(one.href === undefined ? {} : { href: one.href })}
              >
                {one.icon}
                {one.label}
              </AriaMenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </PageLocale>
  );
};
