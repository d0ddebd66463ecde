import { vars } from '../theme/contract.css.ts';

const { quietA, quietB, text } = vars.color;

/** The two folds of the brand, quiet, as its picture set lays them: the ground of a place without anybody, and of what is told once. */
export const quietFolds = {
  // The edge is all that forced colours leave of the folds.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: `radial-gradient(${vars.fold}, ${quietA} 99.4%, transparent 99.8%) border-box ${quietB}`,
  color: text,
} as const;
