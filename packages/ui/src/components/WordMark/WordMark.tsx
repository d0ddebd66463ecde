import type { ReactNode } from 'react';
import { firstFold, glyph, overlap, secondFold, text, wordMark } from './WordMark.css.ts';
import type { WordMarkProps } from './WordMark.types.ts';

/** The two folds of cloth that meet in a heart. */
export const Mark = ({ className }: { className: string }): ReactNode => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <path
      className={firstFold}
      d="M16 29C6.6 22.6 2 17.2 2 11.2 2 6.7 5.4 3.5 9.6 3.5c5 0 8.4 4.6 8.4 11.3 0 5-.8 9.8-2 14.2Z"
    />
    <path
      className={secondFold}
      d="M16 29c9.4-6.4 14-11.8 14-17.8 0-4.5-3.4-7.7-7.6-7.7-5 0-8.4 4.6-8.4 11.3 0 5 .8 9.8 2 14.2Z"
    />
    <path
      className={overlap}
      d="M16 6.6c1.3 2 2 4.9 2 8.2 0 5-.8 9.8-2 14.2-1.2-4.4-2-9.2-2-14.2 0-3.3.7-6.2 2-8.2Z"
    />
  </svg>
);

/** The site's name beside two folds of cloth that meet in a heart: the same drawing in each brand's two colours. */
export const WordMark = ({ name, size = 'md', overflow = 'cut' }: WordMarkProps): ReactNode => (
  <span className={wordMark({ size, overflow })}>
    <Mark className={glyph({ overflow })} />
    <span className={text({ overflow })}>{name}</span>
  </span>
);
