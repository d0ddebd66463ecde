import type { ReactNode } from 'react';
import { defaultImagery, type Imagery } from '../../theme/imagery.ts';

export type EmptyDrawingProps = {
  /**
   * The brand's picture set.
   * @default 'evening'
   */
  imagery?: Imagery | undefined;
};

// The theme's own properties, by name: a page that shows a drawing needs no sheet for it.
const ink = 'var(--velours-color-text)';
const first = 'var(--velours-color-primary-fill)';
const second = 'var(--velours-color-secondary-fill)';
const paper = 'var(--velours-color-surface)';

/** Two folds, each bent as the mark's are, under a moon. */
const evening = (
  <>
    <path fill={paper} d="M118 8a27 27 0 1 0 22 42 23 23 0 0 1-22-42Z" />
    <path fill={first} d="M10 110C30 60 78 54 122 110Z" />
    <path fill={second} d="M78 110c26-48 78-46 112 0Z" />
    <path fill={ink} d="m54 22 3 7 7 3-7 3-3 7-3-7-7-3 7-3Zm112 6 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
  </>
);

/** A flower that opens, on its own stem. */
const petals = (
  <>
    <path d="M100 84v26M72 110h56" />
    <path fill={second} d="M98 88C64 88 44 68 40 34c32 4 52 22 58 54Z" />
    <path fill={second} d="M102 88c34 0 54-20 58-54-32 4-52 22-58 54Z" />
    <path fill={first} d="M100 90C72 68 72 34 100 8c28 26 28 60 0 82Z" />
  </>
);

/** A lamp, and as far as its light goes. */
const lamplight = (
  <>
    <path fill={first} stroke="none" opacity=".35" d="M64 60h72l40 50H24Z" />
    <path d="M100 60v50M74 110h52M118 60v18" />
    <circle fill={ink} stroke="none" cx="118" cy="81" r="4" />
    <path fill={second} d="M80 12h40l20 48H60Z" />
  </>
);

/** A round flower between two leaves. */
const bloom = (
  <>
    <path
      fill={second}
      d="M78 92C50 112 26 104 12 84c28-12 50-8 66 8Zm44 0c28 20 52 12 66-8-28-12-50-8-66 8Z"
    />
    <g fill={first}>
      <circle cx="100" cy="30" r="22" />
      <circle cx="128" cy="50" r="22" />
      <circle cx="118" cy="82" r="22" />
      <circle cx="82" cy="82" r="22" />
      <circle cx="72" cy="50" r="22" />
    </g>
    <circle fill={paper} cx="100" cy="59" r="17" />
  </>
);

/** A book that lies open, with its ribbon. */
const pages = (
  <>
    <path fill={first} d="M16 34h168v76H16Z" />
    <path
      fill={paper}
      d="M100 34C80 18 50 16 26 22v76c26-6 54-4 74 10Zm0 0c20-16 50-18 74-12v76c-26-6-54-4-74 10Z"
    />
    <path fill={second} d="M138 18h20v44l-10-9-10 9Z" />
    <path d="M42 42c14-2 28 0 42 6M42 60c14-2 28 0 42 6m32 14c12-6 26-8 42-6" />
  </>
);

/** Two glasses that meet. */
const glasses = (
  <>
    <g transform="rotate(14 66 60)">
      <path d="M66 68v36M48 104h36" />
      <path fill={first} d="M36 24h60c0 30-12 46-30 46S36 54 36 24Z" />
    </g>
    <g transform="rotate(-14 134 60)">
      <path d="M134 68v36m-18 0h36" />
      <path fill={second} d="M104 24h60c0 30-12 46-30 46s-30-16-30-46Z" />
    </g>
    <path d="M100 4v12M84 8l5 9m27-9-5 9" />
  </>
);

/** The sun over water. */
const shore = (
  <>
    <path d="M100 4v12M50 22l8 9m92-9-8 9M30 62h12m116 0h12" />
    <circle fill={first} cx="100" cy="60" r="34" />
    <path fill={second} d="M8 82c15-13 31-13 46 0s31 13 46 0 31-13 46 0 31 13 46 0v28H8Z" />
    <path d="M34 102h32m30 0h36" />
  </>
);

const drawings: Readonly<Record<Imagery, ReactNode>> = {
  evening,
  petals,
  lamplight,
  bloom,
  pages,
  glasses,
  shore,
};

/** What a brand draws where nobody is yet: the picture of an EmptyState. Decoration, in the brand's two colours and ink. */
export const EmptyDrawing = ({ imagery = defaultImagery }: EmptyDrawingProps): ReactNode => (
  <svg
    viewBox="0 0 200 116"
    width="200"
    height="116"
    fill="none"
    stroke={ink}
    strokeWidth="3.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden="true"
  >
    {drawings[imagery]}
  </svg>
);
