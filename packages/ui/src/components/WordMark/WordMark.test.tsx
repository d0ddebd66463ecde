import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordMark } from './WordMark.tsx';

test('[V01] the name is the domain’s own, as text beside a drawing that is not read out', () => {
  const html = renderToStaticMarkup(<WordMark name="Velours She" />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Velours She');
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"/);
});
