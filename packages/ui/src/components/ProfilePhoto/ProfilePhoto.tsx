import { ClockIcon, LockIcon, UserIcon } from '../../primitives/Icon/index.ts';
import { empty, image, note, photo } from './ProfilePhoto.css.ts';

type Shown = {
  /** `active`: anybody may see it. */
  status: 'active';
  /** Address of the photo. */
  src: string;
  statusLabel?: never;
};

type Pending = {
  /** `pending`: being looked at before it is shown; only its owner sees it. */
  status: 'pending';
  /** Address of the photo. */
  src: string;
  /** Says so: "We are checking this photo". */
  statusLabel: string;
};

type Absent = {
  /** `none`: there is no photo. `locked`: there is one, for members who may see it. */
  status: 'none' | 'locked';
  src?: never;
  /** Says so: "No photo yet", "Log in to see this photo". */
  statusLabel: string;
};

export type ProfilePhotoProps = (Shown | Pending | Absent) & {
  /**
   * What it shows; empty where a name stands beside it.
   * @default ''
   */
  alt?: string | undefined;
  /** Other widths of the same photo, `"a.avif 400w, b.avif 600w"`. */
  srcSet?: string | undefined;
  /** How wide it is shown, with `srcSet`. */
  sizes?: string | undefined;
  /** Its colours from top to bottom, `"#d9c3b0,#8f6f5e,#2b2f3a"`: a gradient of them stands there until the photo does. */
  placeholder?: string | undefined;
  /** The photo's own measures in pixels. */
  width?: number | undefined;
  /** Its height, in pixels. */
  height?: number | undefined;
  /**
   * 4 to 5, 1 to 1, or as its place is.
   * @default 'portrait'
   */
  ratio?: 'portrait' | 'square' | 'fill' | undefined;
  /**
   * Rounded corners of its own; off inside a card that cuts it.
   * @default true
   */
  hasCorners?: boolean | undefined;
  /**
   * `eager` for what is seen first.
   * @default 'lazy'
   */
  loading?: 'eager' | 'lazy' | undefined;
  /**
   * `high` for the largest photo of the first view, one at most.
   * @default 'auto'
   */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
};

/** A member's photo, or the reason why there is none. Its place is kept before it arrives. */
export const ProfilePhoto = ({
  status,
  src,
  statusLabel,
  alt = '',
  srcSet,
  sizes,
  placeholder,
  width = 480,
  height = 600,
  ratio = 'portrait',
  hasCorners = true,
  loading = 'lazy',
  fetchPriority = 'auto',
}: ProfilePhotoProps) => (
  <div
    className={photo({ ratio, hasCorners })}
    style={
      placeholder === undefined ? undefined : { backgroundImage: `linear-gradient(${placeholder})` }
    }
  >
    {src === undefined ? (
      <div className={empty}>
        {status === 'locked' ? <LockIcon size="xl" /> : <UserIcon size="xl" />}
        <span>{statusLabel}</span>
      </div>
    ) : (
      <img
        className={image({ isDimmed: status === 'pending' })}
        // Before the address: with it the browser begins. What comes late is asked for in the size it is laid out in.
        {...(srcSet === undefined
          ? {}
          : { sizes: loading === 'lazy' ? `auto, ${sizes}` : sizes, srcSet })}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
      />
    )}
    {status === 'pending' ? (
      <div className={note}>
        <ClockIcon size="sm" />
        <span>{statusLabel}</span>
      </div>
    ) : null}
  </div>
);
