import { componentStyle } from '../../../styles/layered.ts';
import { vividFolds } from '../../../styles/vividFolds.ts';
import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scales.ts';

/** Where the first photo will be, in its shape: a moment, on the two folds. */
export const portrait = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 13rem)',
  aspectRatio: '3 / 4',
  padding: space.md,
  borderRadius: vars.radius.card,
  ...vividFolds('78% 160% at 100% 80%'),
});
