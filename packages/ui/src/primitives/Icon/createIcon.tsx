import { icon } from './Icon.css.ts';

export type IconProps = {
  /**
   * Side length: 16, 20, 24 or 40 px at normal text size; `text` follows the words around it.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'text' | undefined;
  /** What it says where no text beside it does. Without it the icon is decoration and not read out. */
  label?: string | undefined;
};

type Drawing = {
  /** Path data on a 24 by 24 grid. */
  path: string;
  /** Filled rather than drawn with a line. */
  isFilled?: boolean;
  /** Mirrored where text runs from right to left. */
  isDirectional?: boolean;
};

/** Makes an icon of our own drawing: a 1.75 px line with round ends, in the colour of the text. */
export const createIcon = ({ path, isFilled = false, isDirectional = false }: Drawing) => {
  const Icon = ({ size = 'md', label }: IconProps) => (
    <svg
      className={icon({ size, ...(isDirectional ? { isDirectional } : {}) })}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} {...(isFilled ? { fill: 'currentColor' } : {})} />
    </svg>
  );
  return Icon;
};
