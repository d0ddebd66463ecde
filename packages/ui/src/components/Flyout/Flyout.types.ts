import type { ReactNode } from 'react';

export interface FlyoutProps {
  /** What the trigger shows. */
  trigger: ReactNode;
  /** Accessible name of the trigger, which must begin with or contain its visible text. */
  triggerLabel?: string | undefined;
  /** Links or forms: a plain list, not a `menu` of commands. */
  children: ReactNode;
  /** Names the panel. */
  label: string;
  /** Where the panel stands; it keeps to the trigger's end. @default 'below' */
  placement?: 'below' | 'above' | undefined;
  /** Draws an edge around the trigger. @default false */
  isBordered?: boolean | undefined;
}
