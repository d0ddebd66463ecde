import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scales.ts';

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: '2.75rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto', paddingInlineEnd: '0.5rem' } },
});

// A closed list has its own colours in some browsers, unreadable in the dark.
export const option = componentStyle({
  backgroundColor: vars.color.raised,
  color: vars.color.text,
});

export const chevron = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.875rem',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
