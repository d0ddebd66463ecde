import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { SheetTrigger } from '../Menu/SheetTrigger.tsx';
import { tooltip } from './Tooltip.css.ts';

export type TooltipProps = {
  /** Name of the button. */
  label: string;
  /** The button's icon; without it the label is shown. */
  icon?: ReactNode;
  /** A few words more. Never what is said nowhere else: fingers do not see it. */
  children: string;
  /**
   * On which side it stands, where there is room.
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | undefined;
  /** Pressed by pointer, Enter or Space: what the button is there for. */
  onPress?: (() => void) | undefined;
  /**
   * Open from the beginning: for Storybook, and for code that arrived while the pointer rested.
   * @default false
   */
  isDefaultOpen?: boolean | undefined;
};

/**
 * A few words more about a button, while the pointer rests on it or it has the focus of the keyboard; read out after its
 * name. Load it on intent (`import()`): React Aria comes with it. IconButton shows its name by itself.
 */
export const Tooltip = ({
  label,
  icon,
  children,
  placement = 'top',
  onPress,
  isDefaultOpen = false,
}: TooltipProps) => (
  <TooltipTrigger delay={600} closeDelay={150} defaultOpen={isDefaultOpen}>
    <SheetTrigger label={label} icon={icon} onPress={onPress} />
    <AriaTooltip className={tooltip} placement={placement} offset={6}>
      {children}
    </AriaTooltip>
  </TooltipTrigger>
);
