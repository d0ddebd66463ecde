import type { ReactNode } from 'react';

/** Widths of spec section 9: sm 300, md 500, lg 800, xl 1140 px. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

export interface DialogProps {
  /** Whether it is shown. Controlled: there is no trigger inside. */
  isOpen: boolean;
  /** Called with false when the member closes it by button, Escape, backdrop or, on Android, Back. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The heading, which is also the accessible name. */
  title: string;
  /** Keeps the heading for assistive technology only. @default false */
  isTitleHidden?: boolean | undefined;
  /** What it is about. */
  children: ReactNode;
  /** Buttons at the end of the dialog; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /**
   * How wide it gets.
   * @default 'md'
   */
  size?: DialogSize | undefined;
  /** Whether a press on the backdrop closes it. @default true */
  isDismissable?: boolean | undefined;
  /** Whether Escape, and Back on Android, are kept from closing it. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** Whether the close button is left out (also hidden from assistive technology). @default false */
  isCloseButtonHidden?: boolean | undefined;
  /** Fills the screen below 576 px. @default false */
  isFullScreenOnPhone?: boolean | undefined;
  /** Rises from the window's lower edge below 576 px, as wide as it. @default false */
  isSheetOnPhone?: boolean | undefined;
  /**
   * `alertdialog` interrupts: what must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
}
