import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PremiumBadge } from './PremiumBadge.tsx';

test('premium is told by a word and an icon that is not read out', () => {
  const html = renderToStaticMarkup(<PremiumBadge label="Premium" />);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(html).toMatch(/<\/svg> <span>Premium<\/span><\/span><\/span>$/);
});
