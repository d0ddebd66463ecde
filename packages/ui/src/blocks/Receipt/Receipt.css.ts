import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

/** On paper: black on white in every brand and scheme. */
export const paper = componentStyle({
  '@media': {
    print: {
      colorScheme: 'light',
      vars: Object.fromEntries(
        (['text', 'muted', 'border', 'control'] as const).map((name) => [
          vars.color[name],
          'CanvasText',
        ]),
      ),
    },
  },
});

export const receipt = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const seller = componentStyle({
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontStyle: 'normal',
});

export const line = componentStyle({ display: 'block' });

export const name = componentStyle([
  line,
  { color: vars.color.text, fontWeight: fontWeight.semibold },
]);

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.md,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});
