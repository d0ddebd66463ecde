import { counted } from '../../../styles/counted.ts';
import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, radiusFull, space } from '../../../theme/scales.ts';
import { container } from '../container.ts';
import { fold } from '../framed.ts';

const { primary, quietA, quietB } = vars.color;

/** A fold of each colour, as at dawn. */
export const air = componentStyle({
  backgroundColor: vars.color.canvas,
  backgroundImage: `${fold('120% 62% at 64% -6%', quietB)}, ${fold('96% 56% at -8% 70%', quietA)}`,
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'center',
  gap: space.xl,
  '@container': { [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
});

export const steps = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: space.sm,
  counterReset: 'step',
});

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  ...counted({
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: '1px solid transparent',
    borderRadius: radiusFull,
    backgroundColor: primary.fill,
    color: primary.onFill,
    fontWeight: fontWeight.bold,
  }),
});

export const stepTitle = componentStyle({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
