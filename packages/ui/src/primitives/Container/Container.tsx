import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export type ContainerProps = {
  children: ReactNode;
  /**
   * The widest it gets: 480 px for a form, 720 for reading, 992 for a list, 1216 for a page.
   * @default 'xl'
   */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** @default 'div' */
  as?: 'div' | 'main' | 'section' | undefined;
  id?: string | undefined;
};

/** Holds a page's content: centred, with room at the edges of the window. */
export const Container = ({ children, width = 'xl', as: Tag = 'div', id }: ContainerProps) => (
  <Tag
    className={container({ width })}
    id={id}
    // The skip link's target takes the focus without being a tab stop.
    {...(Tag === 'main' ? { tabIndex: -1 } : {})}
  >
    {children}
  </Tag>
);
