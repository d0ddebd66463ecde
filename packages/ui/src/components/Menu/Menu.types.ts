import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface MenuProps {
  /** Accessible name of the trigger; also its text unless `triggerIcon` is given. */
  label: string;
  /** Shows this icon as the trigger, with `label` as its accessible name. */
  triggerIcon?: ReactNode;
  /** The commands in their order. */
  items: readonly MenuItem[];
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
  /** Where the list opens. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Opens at once: for a trigger that was pressed before this code arrived. @default false */
  isDefaultOpen?: boolean | undefined;
}
