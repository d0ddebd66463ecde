import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, size } from '../../theme/scales.ts';

const side = (length: string) => ({ inlineSize: length, blockSize: length });

export const avatar = componentRecipe({
  base: { position: 'relative', display: 'inline-flex', flexShrink: 0 },
  variants: {
    size: { sm: side(size.avatarSm), md: side(size.avatar), lg: side(size.avatarLg) },
  },
});

export const picture = componentStyle({
  ...side('100%'),
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
});

export const image = componentStyle({ ...side('100%'), objectFit: 'cover' });

export const dot = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  ...side('28%'),
  minInlineSize: '0.7rem',
  minBlockSize: '0.7rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.color.success.ui,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
