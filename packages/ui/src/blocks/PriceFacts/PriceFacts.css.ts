import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/scales.ts';

const { quietA, quietB, text } = vars.color;

/** Two quiet folds: a place, and no moment. The second begins beside the words. */
export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: space.lg,
  borderRadius: `min(${vars.radius.card}, 1.75rem)`,
  background: `radial-gradient(ellipse 84% 120% at 100% 100%, ${quietB} 99.5%, transparent 99.8%) ${quietA}`,
  color: text,
  '@media': { [media.md]: { padding: space.xl } },
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.lg,
});

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxs,
  overflowWrap: 'anywhere',
});

export const factTitle = componentStyle({
  fontSize: fontSize.xl,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
});
