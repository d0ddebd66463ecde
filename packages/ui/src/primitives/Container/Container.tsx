import type { ReactNode, Ref } from 'react';
import { container } from './Container.css.ts';

export type ContainerProps = {
  /** The page's content. */
  children: ReactNode;
  /**
   * The widest it gets: 480 px for a form, 720 for reading, 992 for a list, 1216 for a page; `full` reaches both edges of the
   * window, without room, for a page whose parts bring their own.
   * @default 'xl'
   */
  width?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
  /**
   * Room above and below, as between a page's content and its navigation and footer.
   * @default false
   */
  isPage?: boolean | undefined;
  /**
   * A little room above, as for banners under the navigation.
   * @default false
   */
  hasRoomAbove?: boolean | undefined;
  /**
   * Room below, as between a page that begins right under the bar and its footer.
   * @default false
   */
  hasRoomBelow?: boolean | undefined;
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'main' | 'section' | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /**
   * Whether it gives way to what stands in its place meanwhile; what it holds stays as it is.
   * @default false
   */
  isHidden?: boolean | undefined;
  /** The element itself, to bring the focus into what it holds. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Holds a page's content: centred, with room at the edges of the window. */
export const Container = ({
  children,
  width = 'xl',
  isPage = false,
  hasRoomAbove = false,
  hasRoomBelow = false,
  as: Tag = 'div',
  id,
  isHidden = false,
  ref,
}: ContainerProps) => (
  <Tag
    className={container({ width, isPage, hasRoomAbove, hasRoomBelow })}
    id={id}
    hidden={isHidden}
    ref={ref}
    // The skip link's target takes the focus without being a tab stop.
    {...(Tag === 'main' ? { tabIndex: -1 } : {})}
  >
    {children}
  </Tag>
);
