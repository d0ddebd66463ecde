import type { ReactNode } from 'react';

/** What a banner is about; each tone carries its own icon, so hue is never the only sign. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'premium';

type Dismissal =
  | {
      /** Called by the close button. Without it the banner has none. */
      onDismiss: () => void;
      /** Accessible name of the close button: "Hide this notice". */
      dismissLabel: string;
    }
  | { onDismiss?: undefined; dismissLabel?: string | undefined };

export type BannerProps = Dismissal & {
  /**
   * Colour pair and icon.
   * @default 'info'
   */
  tone?: BannerTone | undefined;
  /**
   * `strip` is one line from edge to edge under a page's bar, for one sentence and one action.
   * @default 'card'
   */
  layout?: 'card' | 'strip' | undefined;
  /** A short bold first line; none in a strip. */
  title?: string | undefined;
  /** The message itself. */
  children: ReactNode;
  /** One or two buttons or links under (from 768 px beside) the message. */
  actions?: ReactNode;
  /**
   * How assistive technology hears of it: `status` politely, `alert` at once, `none` for one that was
   * in the page from the start.
   * @default 'none'
   */
  announce?: 'none' | 'status' | 'alert' | undefined;
};
