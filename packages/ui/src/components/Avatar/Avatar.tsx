import { UserIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { avatar, dot, image, picture } from './Avatar.css.ts';

export type AvatarProps = {
  /** The small picture, or null where there is none to show. */
  src: string | null;
  /**
   * Who it shows, where no name stands beside it; beside a name it is decoration.
   * @default ''
   */
  alt?: string | undefined;
  /**
   * 36, 48 or 72 px across.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the dot of a member who is here now, and says these words. */
  onlineLabel?: string | undefined;
  /**
   * `eager` for what is seen first.
   * @default 'lazy'
   */
  loading?: 'eager' | 'lazy' | undefined;
};

const pixels = { sm: 36, md: 48, lg: 72 } as const;

/** A member's face, small. */
export const Avatar = ({
  src,
  alt = '',
  size = 'md',
  onlineLabel,
  loading = 'lazy',
}: AvatarProps) => (
  <span className={avatar({ size })}>
    <span className={picture}>
      {src === null ? (
        <UserIcon size={size === 'lg' ? 'xl' : 'lg'} {...(alt === '' ? {} : { label: alt })} />
      ) : (
        <img
          className={image}
          src={src}
          alt={alt}
          width={pixels[size]}
          height={pixels[size]}
          loading={loading}
          decoding="async"
        />
      )}
    </span>
    {onlineLabel === undefined ? null : (
      <>
        <span className={dot} />
        <VisuallyHidden>{onlineLabel}</VisuallyHidden>
      </>
    )}
  </span>
);
