export interface WordMarkProps {
  /** The site's name. */
  name: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}
