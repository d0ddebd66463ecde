import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, size } from '../../theme/scales.ts';

const chip = {
  minBlockSize: size.target,
  paddingInline: '0.375rem',
  // Round ends on one line, and still a shape around two.
  borderRadius: '0.75rem',
  fontWeight: fontWeight.semibold,
} as const;

/** Nothing of a theme makes it quieter: on a photo white on the brand's night, which reads by measure (theme/measure.ts). */
export const kindBadge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    lineHeight: '1.3',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  variants: {
    appearance: {
      plain: {
        ...chip,
        border: `1px solid ${vars.color.control}`,
        backgroundColor: vars.color.raised,
        color: vars.color.text,
      },
      photo: {
        ...chip,
        border: `1px solid color-mix(in srgb, ${vars.color.onScrim} 28%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${vars.color.night} 84%, ${vars.color.onScrim})`,
        color: vars.color.onScrim,
      },
      line: { fontWeight: fontWeight.regular },
    },
    size: { sm: { fontSize: fontSize.xs }, md: { fontSize: fontSize.sm } },
  },
});

/** A site may do without the icon (`data-fictional-icon="no"` on the document); never without the word. */
export const fictionalIcon = componentStyle({
  selectors: { ':root[data-fictional-icon="no"] &': { display: 'none' } },
});
