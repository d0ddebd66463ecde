import { componentRecipe } from '../../styles/layered.ts';
import { headingSize } from '../../styles/narrow.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/scales.ts';

const display = {
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
};

export const heading = componentRecipe({
  base: { overflowWrap: 'anywhere', lineHeight: lineHeight.snug, fontWeight: fontWeight.bold },
  variants: {
    size: {
      display: { ...display, fontSize: headingSize.display },
      xl: { ...display, fontSize: headingSize.xxl },
      lg: { ...display, fontSize: headingSize.xl, lineHeight: lineHeight.snug },
      md: { fontSize: fontSize.lg },
      sm: { fontSize: fontSize.md },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
});
