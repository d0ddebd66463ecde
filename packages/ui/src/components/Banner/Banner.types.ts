import type { ReactNode } from 'react';

/** What a banner is about; each tone carries its own icon, so hue is never the only sign. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'premium';

export interface BannerProps {
  /**
   * Colour pair and icon.
   * @default 'info'
   */
  tone?: BannerTone | undefined;
  /** A short bold first line. */
  title?: string | undefined;
  /** The message itself. */
  children: ReactNode;
  /** One or two buttons or links under (on wide screens beside) the message. */
  actions?: ReactNode;
  /**
   * How assistive technology hears of it: `status` politely, `alert` at once, `none` for one that was
   * in the page from the start.
   * @default 'none'
   */
  announce?: 'none' | 'status' | 'alert' | undefined;
  /** Called by the close button. Without it the banner has none. */
  onDismiss?: (() => void) | undefined;
  /** Accessible name of the close button; required where `onDismiss` is given. */
  dismissLabel?: string | undefined;
}
