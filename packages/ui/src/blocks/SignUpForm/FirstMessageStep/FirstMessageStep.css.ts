import { componentStyle } from '../../../styles/layered.ts';
import { vividFolds } from '../../../styles/vividFolds.ts';
import { vars } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../theme/scales.ts';

/** A gift is a moment: the two folds, vivid. */
export const gift = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  ...vividFolds('78% 160% at 100% 80%'),
});

export const giftWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const giftTitle = componentStyle({
  display: 'block',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
});

export const person = componentStyle({ display: 'block', paddingBlockEnd: space.xxs });
