import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

const { color } = vars;

const inks = [color.text, color.muted, color.border, color.control];

const grounds = [color.surface, color.sunken, color.hover];

const tints = [color.success, color.danger, color.info, color.warning];

const allAs = (names: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** On paper: black on white in every brand and scheme, whether or not the reader prints backgrounds. */
export const paper = componentStyle({
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        ...allAs([...inks, ...tints.map(({ onSoft }) => onSoft)], 'CanvasText'),
        ...allAs([...grounds, ...tints.map(({ soft }) => soft)], 'Canvas'),
      },
    },
  },
});

// What is beside it on the page stays on the screen, whatever the layout.
globalStyle(`body:has(${paper}) :not(${paper}, ${paper} *, :has(${paper}))`, {
  '@layer': { [layer.overrides]: { '@media': { print: { display: 'none' } } } },
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
