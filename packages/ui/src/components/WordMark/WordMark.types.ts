export interface WordMarkProps {
  /** The site's name. */
  name: string;
  /**
   * How large it is drawn.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * What becomes of a name that has no room. `cut`: it ends in dots. `give`: it takes two lines, and where those are too few the
   * drawing stands alone, so the whole name must be said elsewhere: the link's own name.
   * @default 'cut'
   */
  overflow?: 'cut' | 'give' | undefined;
}
