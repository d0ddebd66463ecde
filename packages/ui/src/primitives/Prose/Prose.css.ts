import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/scales.ts';

export const prose = componentStyle({ maxInlineSize: size.measure, lineHeight: '1.7' });

// Prose comes from Markdown, so its elements have no classes of their own.
const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [layer.components]: rule } });

inside('> * + *', { marginBlockStart: space.md });
inside('> * + h2', { marginBlockStart: space.xl });
inside('h1', {
  fontSize: fontSize.xxl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
});
inside('h2', {
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});
inside('h3', { fontSize: fontSize.lg, fontWeight: fontWeight.semibold });
inside('ul, ol', { paddingInlineStart: space.lg });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: space.xxs });
inside('a', {
  color: vars.color.primary.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
inside('strong', { fontWeight: fontWeight.semibold });
inside('blockquote', {
  borderInlineStart: `3px solid ${vars.color.border}`,
  paddingInlineStart: space.md,
  color: vars.color.muted,
});
inside('[role="region"]', { overflowX: 'auto' });
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.sm });
inside('th, td', {
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '8rem',
});
inside('th', { fontWeight: fontWeight.semibold });
inside('code', { fontFamily: 'monospace', overflowWrap: 'anywhere' });
