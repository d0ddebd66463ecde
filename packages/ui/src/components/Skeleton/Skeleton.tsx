import { skeleton } from './Skeleton.css.ts';

export type SkeletonProps = {
  /**
   * What will stand here: a line of text, a portrait photo, a round picture of 48 px, a button or field.
   * @default 'text'
   */
  shape?: 'text' | 'photo' | 'card' | 'avatar' | 'control' | undefined;
  /**
   * The whole width, or about three quarters, half, a third of it. An avatar has its own.
   * @default 'full'
   */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
};

/**
 * Keeps the place of something that is being fetched, in its size, so that nothing moves when it comes. Not read out: say once,
 * in a live region, what is being loaded.
 */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={skeleton({ shape, width })} aria-hidden />
);
