/**
 * The picture sets that a brand may choose from: how its quiet folds lie. The drawing of an empty place that goes with each is
 * components/EmptyDrawing's.
 */
export const folds = {
  /** Two cloths, one over the corner of the other. */
  evening: '58% 128% at 0% 8%',
  /** A soft arch from below. */
  petals: '62% 96% at 50% 112%',
  /** A pool of light from above. */
  lamplight: '72% 116% at 84% -12%',
  /** A full round from the side. */
  bloom: '22rem at 100% 0%',
  /** A low horizon. */
  pages: '130% 84% at 50% 132%',
  /** A ribbon's bend from the upper end. */
  glasses: '76% 118% at 100% -8%',
  /** A tight diagonal, open above. */
  shore: '300% 240% at 20% 262%',
} as const;

/** The name of a picture set. */
export type Imagery = keyof typeof folds;

/** The set of a brand that names none. */
export const defaultImagery: Imagery = 'evening';
