import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { fieldLine } from '../../styles/lines.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scales.ts';

export const picker = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
});

export const search = componentStyle({ ...fieldLine, alignItems: 'flex-end' });

export const searchField = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const bar = componentStyle({
  ...fieldLine,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space.xs,
});

export const cell = componentStyle({ display: 'flex', minInlineSize: 0 });

export const choice = componentStyle({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  padding: 0,
  overflow: 'clip',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  cursor: 'pointer',
  selectors: {
    [states.hover]: { borderColor: vars.color.control, boxShadow: vars.shadow.md },
    ...focusRing,
  },
});

/** All of one shape, so that they stand in rows and none moves when it plays. */
export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});

export const placeholder = componentStyle({ aspectRatio: '4 / 3', display: 'grid' });
