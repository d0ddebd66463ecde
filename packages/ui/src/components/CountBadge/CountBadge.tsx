import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { count as style } from './CountBadge.css.ts';

export type CountBadgeProps = {
  /** How many. Nothing is shown for zero. */
  count: number;
  /** The whole of it in words, read out instead of the digits: "3 unread messages". */
  label: string;
  /**
   * The largest number shown; above it "99+" (spec section 2).
   * @default 99
   */
  maximum?: number | undefined;
  /**
   * `unread` is the primary colour (spec section 9).
   * @default 'unread'
   */
  tone?: 'unread' | 'warning' | 'danger' | 'premium' | 'neutral' | undefined;
  /**
   * Shows a zero too: credits, where nothing left is what matters.
   * @default false
   */
  isZeroShown?: boolean | undefined;
};

/** A number of new things, beside what they are. */
export const CountBadge = ({
  count,
  label,
  maximum = 99,
  tone = 'unread',
  isZeroShown = false,
}: CountBadgeProps) =>
  count <= 0 && !isZeroShown ? null : (
    <span className={style({ tone })}>
      <span aria-hidden>{count > maximum ? `${maximum}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
