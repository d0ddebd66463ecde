import '../theme/layers.css.ts';
import './reset.css.ts';
import '../theme/themes.css.ts';
import './fonts.css.ts';
import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layers.css.ts';
import { barHeight, fontFamily, lineHeight, media, space } from '../theme/scales.ts';
import { floor } from './floor.css.ts';
import { focusLine } from './focusRing.ts';

/** What an application imports once, first: the layers, the reset, every theme, the font and the page itself. */

const page = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layer.reset]: rule } });

page('html', {
  color: vars.color.text,
  fontFamily: fontFamily.body,
  lineHeight: lineHeight.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.color.primary.ui,
  // The German and Finnish words of a phone's width are longer than the phone is wide.
  overflowWrap: 'break-word',
  // A long word has its hyphen where it is parted; a short one stays whole.
  hyphenateLimitChars: '12 4 4',
  // What takes the focus stands between the bars (WCAG 2.4.11).
  scrollPaddingBlock: `calc(${barHeight.tablet} + ${space.xs}) calc(${fallbackVar(floor, '0px')} + ${space.xs})`,
});
// What a member has chosen; every size is in rem, so all of the page follows.
for (const size of [112, 125, 150]) {
  page(`html[data-text-size="${size}"]`, { fontSize: `${size}%` });
}
// The window has its colour, but while the root has one of its own (Dialog).
page('body', { minBlockSize: '100dvb', backgroundColor: vars.color.canvas });
page('h1, h2, h3', { textWrap: 'balance', hyphens: 'auto' });
page('p, li', { textWrap: 'pretty' });
page(':focus-visible', focusLine);
page('::selection', {
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
});

globalStyle('*, *::before, *::after', {
  '@layer': {
    [layer.overrides]: {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});
