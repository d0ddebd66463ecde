import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { trigger, triggerWords } from './Menu.css.ts';

type SheetTriggerProps = {
  /** Its name; also its text unless there is an icon. */
  label: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The button of what React Aria opens beside it: Menu, Popover, Tooltip. */
export const SheetTrigger = ({ label, icon, onPress, ref }: SheetTriggerProps) => (
  <Button
    {...(ref ? { ref } : {})}
    className={trigger({ isIconOnly: icon !== undefined })}
    {...(icon === undefined ? {} : { 'aria-label': label })}
    {...(onPress ? { onPress } : {})}
  >
    {icon ?? (
      <>
        <span className={triggerWords}>{label}</span>
        <ChevronDownIcon size="sm" />
      </>
    )}
  </Button>
);
