import { vars } from '../theme/contract.css.ts';

const { primary, secondary, canvas, text } = vars.color;

/** As much of the tint as theme/measure.ts knows to be readable on. */
const quiet = (tint: string): string => `color-mix(in srgb, ${tint} 60%, ${canvas})`;

/** The two folds of the brand, quiet, as its picture set lays them: the ground of a place without anybody, and of what is told once. */
export const quietFolds = {
  // The edge is all that forced colours leave of the folds.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: `radial-gradient(${vars.fold}, ${quiet(primary.soft)} 99.4%, transparent 99.8%) border-box ${quiet(secondary.soft)}`,
  color: text,
} as const;
