import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { layer } from '../theme/layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layer.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
// A list without markers loses its role in Safari; ours say role="list" where the markers go.
reset('ul, ol', { listStyle: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('textarea', { resize: 'vertical' });
// As it is shown later (below).
reset('input, textarea', { unicodeBidi: 'plaintext' });
// Of a column that asks for its height, Safari counts the legend twice at first: what is below would jump at the next change.
reset('fieldset', { border: 0, minInlineSize: 0, flexBasis: 0 });
reset('legend', { padding: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset('hr', { border: 0 });
reset('summary', { cursor: 'pointer', listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
// What somebody wrote, in whatever language, keeps its lines, each with its own direction.
reset('[lang=""]', { whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });
// Marks heaped on a letter cover nothing else; scripts that are tall by themselves have their room.
reset('p[lang=""], blockquote[lang=""]', {
  '@supports': {
    '(overflow-clip-margin: 1em)': { overflow: 'clip', overflowClipMargin: '0.5em' },
  },
});
reset('[hidden]', { display: 'none !important' });
