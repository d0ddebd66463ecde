import { vars } from '../theme/contract.css.ts';

const { fieldA, fieldB, onField } = vars.color;

/**
 * The two folds of the brand, vivid: the ground of a moment. @param curve where the second lies over the first: shape and centre of
 * an ellipse
 */
export const vividFolds = (curve: string) =>
  ({
    background: `radial-gradient(ellipse ${curve}, ${fieldB} 99.5%, transparent 99.8%) border-box ${fieldA}`,
    color: onField,
  }) as const;
